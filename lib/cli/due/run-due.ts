import { day as dayLength } from '@/lib/core/time'
import { dueWithin } from './due'
import { campaignDays, type Due } from './entry'
import { pagesById, pagesOfDay } from './pages-of'

/** How often each page was visited, by its address. */
export type Visits = ReadonlyMap<string, number>

const fixedPages: Readonly<Record<string, readonly string[]>> = {
  'visa-bulletin': ['/special/ym_us_niw', '/special/ym_us_eb1a', '/special/ym_us_eb5'],
  'express-entry': ['/special/ym_ca_ee'],
}

type Listed = Due & { pages: readonly string[]; visits: number }

function listed(due: Due, pages: ReadonlyMap<string, readonly string[]>, visits: Visits): Listed {
  const own = [
    ...(fixedPages[due.id] ?? []),
    ...(due.kind === '截止日' ? pagesOfDay(due.id) : []),
    ...(due.kind === campaignDays ? [due.id] : []),
    ...(pages.get(due.id) ?? []),
  ]
  const printed = [...new Set(own)]
  return { ...due, pages: printed, visits: printed.reduce((sum, page) => sum + (visits.get(page) ?? 0), 0) }
}

const whenWords = (day: string, today: string) => {
  const left = Math.round((Date.parse(day) - Date.parse(today)) / dayLength)
  return left < 0 ? `${day}，已过 ${-left} 天` : left === 0 ? `${day}，今天` : `${day}，还有 ${left} 天`
}

const pageWords = ({ pages, visits }: Listed) =>
  pages.length === 0
    ? '没有页面直接引用'
    : `${pages.join('、')}${visits === 0 ? '' : `（访问 ${visits} 次）`}`

/** The list for editors, the most visited pages first. @param today a day in Shanghai */
export function runDue(days: number, today: string, visits: Visits): { code: number; lines: string[] } {
  if (!Number.isInteger(days) || days < 0) {
    return { code: 1, lines: ['天数要写成整数：npm run facts -- --due 60'] }
  }
  const pages = pagesById()
  const all = dueWithin(days, today)
    .map((due) => listed(due, pages, visits))
    .toSorted((a, b) => b.visits - a.visits || b.pages.length - a.pages.length || (a.day < b.day ? -1 : 1))
  const over = all.filter(({ day }) => day < today).length
  return {
    code: 0,
    lines: [
      ...all.flatMap((due) => [
        `${due.kind} ${due.id}：${due.what}（${whenWords(due.day, today)}）`,
        `    打开 ${due.open ?? '表里每行写着的学校页面'}`,
        `    改 ${due.at}`,
        `    印在 ${pageWords(due)}`,
      ]),
      `共 ${all.length} 条：${over} 条已过，${all.length - over} 条 ${days} 天内到期`,
    ],
  }
}
