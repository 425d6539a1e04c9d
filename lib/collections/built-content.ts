import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { processSingleton } from '@/lib/core/process-singleton'
import { projectFolder } from '@/lib/core/project-folder'

/** The content of a build, below its folder: what it serves does not depend on files that people edit. */
export const builtContentFile = '.next/content.json'

type BuiltRecord = { id: string; written: unknown }
type BuiltContent = Readonly<Record<string, readonly BuiltRecord[]>>

/** Writes the records of every kind, by its name, in their order. */
export function writeBuiltContent(content: BuiltContent, file: string): void {
  writeFileSync(file, JSON.stringify(content))
}

/** The records of a kind in the build that this process serves; null in development and while a build is made. */
export const builtRecords = (name: string): readonly BuiltRecord[] | null =>
  process.env.NODE_ENV === 'production' ? (processSingleton('content', readBuiltContent)[name] ?? null) : null

function readBuiltContent(): BuiltContent {
  const file = path.join(/* turbopackIgnore: true */ projectFolder(), builtContentFile)
  if (!existsSync(/* turbopackIgnore: true */ file)) return {}
  const content: BuiltContent = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  return content
}
