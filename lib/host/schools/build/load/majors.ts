import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'

const listBy = (separator: string) => cell.text.nullable().transform((text) => text?.split(separator) ?? [])

const majorColumns = z.object({ id: cell.text })

const taughtLevels = ['bachelor', 'master']

/** `cip`: codes of this subject alone; `cip_near`: broader or neighbouring codes that include other subjects too. The same for CAH. */
const codeColumns = z.object({
  major: cell.text,
  cip: listBy(' '),
  cip_near: listBy(' '),
  cah: listBy(' '),
  cah_near: listBy(' '),
  asced: listBy(' '),
  words: listBy(';').transform((words) => words.map((word) => word.trim())),
  words_ja: listBy(';'),
  /** Levels at which the subject is taught under its name. */
  levels: listBy(' ').transform((levels) => (levels.length === 0 ? taughtLevels : levels)),
})

type Codes = z.output<typeof codeColumns>

/** Registers without codes that a major's own are compared with. */
const named = ['cricos', 'hk-tpg', 'ges', 'mext']

/** The parameters of the statements: the major, codes, levels. */
const insert = `insert or ignore into major_schools
  (major, school, country, level, title, near, programmes, graduates, pay, currency, fee, year, source)
  select ?1,`

/**
 * Finds the schools that teach each major. Where a country has an official classification (CIP, CAH), it decides; elsewhere words in the
 * programme's title. A school is `near` when its code includes the subject among others: such a row is separate and has no figures,
 * because they would include the other subjects.
 */
export function loadMajorSchools(db: DatabaseSync): void {
  writeTitledProgrammes(db)
  db.exec('create index programmes_by_source on programmes (source, code)')
  const us = db.prepare(`
    ${insert} school, 'us', level, title, 0, count(*), sum(graduates), pay, 'USD', null, year, source
    from (select school, level, title, graduates, pay, year, source from programmes
      where source = 'ipeds' and code in (select value from json_each(?2)) and level in (select value from json_each(?3))
      order by graduates desc)
    group by school, level`)
  const uk = db.prepare(`
    ${insert} school, 'uk', 'bachelor', title, 0, coalesce(sum(courses), 0), null, pay, 'GBP', null, coalesce(pay_year, '2025 年 11 月名录'), 'discoveruni'
    from (select * from subjects where code in (select value from json_each(?2)) and courses > 0 order by pay is null, courses desc)
    where 'bachelor' in (select value from json_each(?3))
    group by school`)
  const titled = db.prepare(`
    ${insert} school, substr(school, 1, 2), level, title, 0, count(*), null, case source when 'ges' then max(pay) end, currency,
      case when source = 'cricos' then min(fee) filter (where fee_per = 'programme') when min(fee_per) = 'programme' and max(fee_per) = 'programme' then min(fee) end, max(year), source
    from (select p.* from titled_programmes t cross join programmes p on p.id = t.programme
      where t.major = ?1 and source in (select value from json_each(?2)) and level in (select value from json_each(?3)) order by code, id)
    group by school, level`)
  const nearUs = db.prepare(`
    ${insert} school, 'us', level, group_concat(subject, '、'), 1, count(*), null, null, null, null, max(year), source
    from (select distinct school, level, coalesce(title_zh, title) as subject, year, source from programmes
      where source = 'ipeds' and code in (select value from json_each(?2)) and level in (select value from json_each(?3)))
    group by school, level`)
  const nearUk = db.prepare(`
    ${insert} school, 'uk', 'bachelor', group_concat(coalesce(title_zh, title), '、'), 1, coalesce(sum(courses), 1), null, null, null, null, '2025 年 11 月名录', 'discoveruni'
    from subjects where code in (select value from json_each(?2)) and courses > 0 and 'bachelor' in (select value from json_each(?3))
    group by school`)
  const nearAu = db.prepare(`
    ${insert} school, 'au', level, min(title), 1, count(*), null, null, null, null, max(year), source
    from programmes where source = 'cricos' and code in (select value from json_each(?2)) and level in (select value from json_each(?3))
    group by school, level`)
  for (const { major, cip, cip_near, cah, cah_near, asced, levels } of readCodes()) {
    const at = JSON.stringify(levels)
    if (cip.length > 0) us.run(major, JSON.stringify(cip), at)
    if (cah.length > 0) uk.run(major, JSON.stringify(cah), at)
    const sources = cah.length > 0 ? named : ['discoveruni', ...named]
    titled.run(major, JSON.stringify(sources), at)
    // An existing row with the subject's own code is kept; only the school's other levels can become `near`.
    if (cip_near.length > 0) nearUs.run(major, JSON.stringify(cip_near), at)
    if (cah_near.length > 0) nearUk.run(major, JSON.stringify(cah_near), at)
    if (asced.length > 0) nearAu.run(major, JSON.stringify(asced), at)
  }
  db.exec('drop index programmes_by_source')
}

/**
 * Writes the programmes with a word of a major in their title, outside the United States, to a temporary table. Adds the functions
 * `majors_in_title` and `majors_in_japanese`, from a title in small letters to a list of majors.
 */
function writeTitledProgrammes(db: DatabaseSync): void {
  const codes = readCodes()
  const inTitle = findMajorsByBeginnings(codes)
  const inJapanese = (title: string) =>
    codes.filter(({ words_ja }) => words_ja.some((word) => title.includes(word))).map(({ major }) => major)
  db.function('majors_in_title', (title) => JSON.stringify(inTitle(String(title))))
  db.function('majors_in_japanese', (title) => JSON.stringify(inJapanese(String(title))))
  db.exec(`
    create temp table titled_programmes (major text, programme integer, primary key (major, programme)) without rowid;
    insert into titled_programmes
      select value, programmes.id from programmes, json_each(case source when 'mext' then majors_in_japanese(search) else majors_in_title(search) end)
      where source <> 'ipeds'`)
}

/** Finds the majors of which a word begins a word of the title. Words are looked up by their first letters: there are hundreds. */
function findMajorsByBeginnings(codes: readonly Codes[]): (title: string) => string[] {
  const letters = 2
  const words = codes.flatMap(({ major, words }) => words.map((word) => ({ major, word })))
  const byLetters = Map.groupBy(words, ({ word }) => word.slice(0, letters))
  return (title) => {
    const majors = new Set<string>()
    for (const { index: at } of title.matchAll(/(?<=^| )[^ ]/g)) {
      for (const { major, word } of byLetters.get(title.slice(at, at + letters)) ?? [])
        if (title.startsWith(word, at)) majors.add(major)
    }
    return [...majors]
  }
}

/**
 * The codes and words by which programmes belong to a major.
 * @throws with the invalid cell
 */
export function readCodes(): Codes[] {
  const majors = new Set(readTable('../majors/majors.csv', majorColumns).map(({ values }) => values.id))
  const codes = readTable('major_codes.csv', codeColumns).map(({ values, fail }) => {
    const { major, cip, cip_near, cah, cah_near, levels } = values
    if (!majors.delete(major)) fail('major', `没有专业 ${major}，或写了两次`)
    if (cip_near.some((code) => cip.includes(code))) fail('cip_near', '和 cip 列有相同的编号')
    if (cah_near.some((code) => cah.includes(code))) fail('cah_near', '和 cah 列有相同的编号')
    if (levels.some((level) => !taughtLevels.includes(level))) fail('levels', '只能写 bachelor、master')
    return values
  })
  if (majors.size > 0) throw new Error(`major_codes.csv：没有专业 ${[...majors].join('、')}`)
  return codes
}
