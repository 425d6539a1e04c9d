import type { DatabaseSync } from 'node:sqlite'
import { readTable } from '../source-tables'

type Codes = {
  major: string
  cip: string[]
  cah: string[]
  asced: string[]
  words: string[]
  wordsJa: string[]
}

/**
 * Which schools teach which major. The official classifications decide where a country has one (CIP, CAH, ASCED); elsewhere
 * words of the programme's title do.
 */
export function loadMajorSchools(db: DatabaseSync): void {
  db.exec('create index programmes_by_source on programmes (source, code)')
  const us = db.prepare(`
    insert into major_schools (major, school, country, level, title, programmes, graduates, pay, currency, fee, year, source)
    select ?, school, 'us', level, title, count(*), sum(graduates), pay, 'USD', null, year, source
    from (select school, level, title, graduates, pay, year, source from programmes
      where source = 'ipeds' and code in (select value from json_each(?)) and level in ('bachelor', 'master')
      order by graduates desc)
    group by school, level`)
  const uk = db.prepare(`
    insert into major_schools (major, school, country, level, title, programmes, graduates, pay, currency, fee, year, source)
    select ?, school, 'uk', 'bachelor', title, coalesce(sum(courses), 0), null, pay, 'GBP', null, coalesce(pay_year, '2025 年 11 月名录'), 'discoveruni'
    from (select * from subjects where code in (select value from json_each(?)) and courses > 0 order by pay is null, courses desc)
    group by school`)
  const coded = db.prepare(`
    insert into major_schools (major, school, country, level, title, programmes, graduates, pay, currency, fee, year, source)
    select ?, school, 'au', level, title, count(*), null, null, 'AUD', min(fee), max(year), source
    from programmes where source = 'cricos' and code in (select value from json_each(?)) and level in ('bachelor', 'master')
    group by school, level`)
  const titled = db.prepare(`
    insert or ignore into major_schools (major, school, country, level, title, programmes, graduates, pay, currency, fee, year, source)
    select ?1, school, substr(school, 1, 2), level, title, count(*), null, case when ?2 = 'ges' then max(pay) end, currency,
      case when min(fee_per) = 'programme' and max(fee_per) = 'programme' then min(fee) end, max(year), source
    from programmes
    where source = ?2 and level in ('bachelor', 'master')
      and exists (select 1 from json_each(?3) where instr(case when ?2 = 'mext' then search else ' ' || search end, value) > 0)
    group by school, level`)
  for (const { major, cip, cah, asced, words, wordsJa } of readCodes()) {
    const spaced = JSON.stringify(words.map((word) => ` ${word}`))
    if (cip.length > 0) us.run(major, JSON.stringify(cip))
    if (cah.length > 0) uk.run(major, JSON.stringify(cah))
    else if (words.length > 0) titled.run(major, 'discoveruni', spaced)
    if (asced.length > 0) coded.run(major, JSON.stringify(asced))
    else if (words.length > 0) titled.run(major, 'cricos', spaced)
    if (words.length > 0) for (const source of ['hk-tpg', 'ges']) titled.run(major, source, spaced)
    if (wordsJa.length > 0) titled.run(major, 'mext', JSON.stringify(wordsJa))
  }
  db.exec('drop index programmes_by_source')
}

function readCodes(): Codes[] {
  const majors = new Set(readTable('../majors/majors.csv', ['id']).map((row) => row.required('id')))
  const codes = readTable('major_codes.csv', ['major', 'cip', 'cah', 'asced', 'words', 'words_ja']).map(
    (row) => {
      const major = row.required('major')
      if (!majors.delete(major)) row.fail('major', `没有专业 ${major}，或写了两次`)
      const list = (column: string, separator: string) => row.text(column)?.split(separator) ?? []
      return {
        major,
        cip: list('cip', ' '),
        cah: list('cah', ' '),
        asced: list('asced', ' '),
        words: list('words', ';').map((word) => word.trim()),
        wordsJa: list('words_ja', ';'),
      }
    },
  )
  if (majors.size > 0) throw new Error(`major_codes.csv：没有专业 ${[...majors].join('、')}`)
  return codes
}
