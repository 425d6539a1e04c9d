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
  levels: listBy(' ').transform((levels) => (!levels.length ? taughtLevels : levels)),
})

type Codes = z.output<typeof codeColumns>

/** Kinds of codes: each cell of these columns has several. */
const kinds = ['cip', 'cip_near', 'cah', 'cah_near', 'asced'] as const

/** Courses of a British subject at one school; the list has bachelor's courses only. */
const ofSubject = (kind: string, order: string) => `
  from (select * from subjects join coded on coded.code = subjects.code and kind = '${kind}' and coded.level = 'bachelor'
    where courses > 0 order by ${order}) group by major, school`

/** The programmes of a register under these codes. */
const ofRegister = (source: string, kind: string) => `
  programmes p cross join coded on coded.code = p.code and kind = '${kind}' and coded.level = p.level where source = '${source}'`

/**
 * Finds the schools that teach each major. Where a country has an official classification (CIP, CAH), it decides; elsewhere words in the
 * programme's title. A school is `near` when its code includes the subject among others: such a row is separate and has no figures,
 * because they would include the other subjects. An existing row with the subject's own code is kept; only the school's other levels can
 * become `near`.
 */
export function loadMajorSchools(db: DatabaseSync): void {
  const codes = readCodes()
  writeTitledProgrammes(db, codes)
  db.exec(`
    create temp table major_levels (major, level);
    create temp table coded (major, kind, code, level);
    create index coded_by_code on coded (code, kind, level)`)
  const addLevel = db.prepare('insert into major_levels values (?, ?)')
  const addCode = db.prepare('insert into coded values (?, ?, ?, ?)')
  for (const { major, levels, ...own } of codes)
    for (const level of levels) {
      addLevel.run(major, level)
      for (const kind of kinds) for (const code of own[kind]) addCode.run(major, kind, code, level)
    }
  const insert =
    'insert or ignore into major_schools (major, school, country, level, title, near, programmes, graduates, pay, currency, fee, year, source)'
  db.exec(`
    ${insert} select major, school, 'us', level, title, 0, count(*), sum(graduates), pay, 'USD', null, year, source
      from (select major, p.* from ${ofRegister('ipeds', 'cip')} order by graduates desc) group by major, school, level;
    ${insert} select major, school, 'uk', 'bachelor', title, 0, sum(courses), null, pay, 'GBP', null, coalesce(pay_year, '2025 年 11 月名录'), 'discoveruni'
      ${ofSubject('cah', 'pay is null, courses desc')};
    -- Title and price are those of one programme, the cheapest or else the first. A bachelor of less than two years follows another one.
    ${insert} select major, school, substr(school, 1, 2), level, title, 0, programmes, null, iif(source = 'ges', most, null), currency, price, newest, source
      from (select *, row_number() over (partition by major, school, level order by price is null, price, code, id) as place,
          count(*) over own as programmes, max(pay) over own as most, max(year) over own as newest
        from (select major, p.*, iif(fee_per = 'programme' and (p.level <> 'bachelor' or coalesce(weeks, 999) >= 91), fee, null) as price
          from titled_programmes t join programmes p on p.id = t.programme join major_levels using (major, level)
          where source <> 'discoveruni' or major not in (select major from coded where kind = 'cah'))
        window own as (partition by major, school, level)) where place = 1;
    ${insert} select major, school, 'us', level, group_concat(subject, '、'), 1, count(*), null, null, null, null, max(year), source
      from (select distinct major, school, p.level, coalesce(title_zh, title) as subject, year, source from ${ofRegister('ipeds', 'cip_near')} order by p.code, p.id)
      group by major, school, level;
    ${insert} select major, school, 'uk', 'bachelor', group_concat(coalesce(title_zh, title), '、'), 1, sum(courses), null, null, null, null, '2025 年 11 月名录', 'discoveruni'
      ${ofSubject('cah_near', 'coded.code')};
    ${insert} select major, school, 'au', p.level, min(title), 1, count(*), null, null, null, null, max(year), source
      from ${ofRegister('cricos', 'asced')} group by major, school, p.level`)
}

/**
 * Writes the programmes with a word of a major in their title, outside the United States, to a temporary table. Adds the functions
 * `majors_in_title` and `majors_in_japanese`, from a title in small letters to a list of majors.
 */
function writeTitledProgrammes(db: DatabaseSync, codes: readonly Codes[]): void {
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

/**
 * Finds the majors of which a word begins a word of the title, also in brackets: Bachelor of Science (Data Science). Words are looked up by
 * their first letters: there are hundreds.
 */
function findMajorsByBeginnings(codes: readonly Codes[]): (title: string) => string[] {
  const letters = 2
  const words = codes.flatMap(({ major, words }) => words.map((word) => ({ major, word })))
  const byLetters = Map.groupBy(words, ({ word }) => word.slice(0, letters))
  return (title) => {
    const majors = new Set<string>()
    for (const { index: at } of title.matchAll(/(?<=^|[ (])[^ (]/g)) {
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
function readCodes(): Codes[] {
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
