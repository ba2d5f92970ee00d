import { writeFile } from 'node:fs/promises'
import { documents } from './documents.ts'

for (const [name, text] of Object.entries(await documents())) await writeFile(new URL(name, import.meta.url), text)
