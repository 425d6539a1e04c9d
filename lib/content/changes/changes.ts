import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProgrammeId } from '@/lib/content/programmes/programmes'
import { type Change, ChangeError, parseChange } from './change'

const folder = path.join(process.cwd(), 'lib/content/changes/records')

/** Every change, the latest date first. A change is added by adding a file. */
export const changes: readonly Change[] = readAll()

function readAll(): Change[] {
  const problems: string[] = []
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      try {
        return [parseChange(name, readFileSync(path.join(folder, name), 'utf8'))]
      } catch (error) {
        if (!(error instanceof ChangeError)) throw error
        problems.push(error.message)
        return []
      }
    })
  if (problems.length > 0)
    throw new Error(`lib/content/changes/records 里的政策变动有误：\n${problems.join('\n')}`)
  return read.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** Whether a change holds later than today. A month counts from its first day. @param today ISO day in Shanghai */
export const isComing = ({ date, standing }: Change, today: string): boolean =>
  standing === 'settled' && (date.length === 7 ? `${date}-01` : date) > today

export const changesOfProgramme = (id: ProgrammeId): Change[] =>
  changes.filter(({ programmes }) => programmes.includes(id))

export const changesOfPage = (href: string): Change[] => changes.filter(({ pages }) => pages.includes(href))

/** @param codes of countries as pages write them */
export const changesOfCountries = (codes: readonly string[]): Change[] =>
  changes.filter(({ country }) => codes.includes(country))
