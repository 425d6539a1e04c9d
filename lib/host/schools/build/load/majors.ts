import type { DatabaseSync } from 'node:sqlite'
import { importTables, oneOf } from '../import-table'

const tables = {
  '../majors/majors.csv': 'id text primary key',
  /**
   * `cip`: codes of this subject alone; `cip_near`: broader or neighbouring codes that include other subjects too. The same for CAH. `levels`: the
   * only one at which the subject is taught under its name.
   */
  'major_codes.csv': `
    major text primary key references majors, cip text, cip_near text, cah text, cah_near text, asced text, words text, words_ja text,
    levels text ${oneOf('levels', ['bachelor', 'master'])}`,
}

/** Each kind of codes at each level; a cell has several. */
const coded = ['cip', 'cip_near', 'cah', 'cah_near', 'asced'].map(
  (kind) => `
    select major, '${kind}' as kind, value as code, level
    from source.major_codes join major_levels using (major), json_each(parts(${kind}, ' '))`,
)

type MajorWord = { major: string; word: string }

/** Courses of a British subject at one school; the list has bachelor's courses only. */
const ofSubject = (kind: string, order: string) => `
  from (select * from subjects join coded on coded.code = subjects.code and kind = '${kind}' and coded.level = 'bachelor'
    where courses > 0 order by ${order}) group by major, school`

/** The programmes of a register under these codes. */
const ofRegister = (sources: string, kind: string) => `
  programmes p cross join coded on coded.code = p.code and kind = '${kind}' and coded.level = p.level where source in (${sources})`

/**
 * Finds the schools that teach each major. Where a country has an official classification (CIP, CAH), it decides; elsewhere words in the
 * programme's title. A school is `near` when its code includes the subject among others: such a row is separate and has no figures,
 * because they would include the other subjects. An existing row with the subject's own code is kept; only the school's other levels can
 * become `near`.
 */
export function loadMajorSchools(db: DatabaseSync): void {
  importTables(db, tables)
  writeTitledProgrammes(db)
  db.exec(`
    create temp table major_levels as
      select major, value as level from source.major_codes, json_each(iif(levels is null, '["bachelor", "master"]', json_array(levels)));
    create temp table coded as ${coded.join(' union all ')};
    create index coded_by_code on coded (code, kind, level)`)
  const wrong = db
    .prepare(`
      select id, '没有这一行' as problem from source.majors where id not in (select major from source.major_codes)
      union all
      select a.major, '两列有相同的编号 ' || code from coded a join coded b using (major, code) where b.kind = a.kind || '_near'`)
    .get()
  if (wrong) throw new Error(`major_codes.csv，${wrong.id}：${wrong.problem}`)
  const insert =
    'insert or ignore into major_schools (major, school, country, level, title, near, programmes, graduates, pay, currency, fee, year, source)'
  db.exec(`
    ${insert} select major, school, 'us', level, title, 0, count(*), sum(graduates), pay, 'USD', null, year, source
      from (select major, p.* from ${ofRegister("'ipeds'", 'cip')} order by graduates desc) group by major, school, level;
    ${insert} select major, school, 'uk', 'bachelor', title, 0, sum(courses), null, pay, 'GBP', null, coalesce(pay_year, '2025 年 11 月名录'), 'discoveruni'
      ${ofSubject('cah', 'pay is null, courses desc')};
    -- Title and price are those of one programme, the cheapest or else the first; a research degree has the price of a subject no more than
    -- a bachelor of less than two years, which follows another one.
    ${insert} select major, school, substr(school, 1, 2), level, title, 0, programmes, null, iif(source = 'ges', most, null), currency, price, newest, source
      from (select *, row_number() over (partition by major, school, level order by price is null, price, code, id) as place,
          count(*) over own as programmes, max(pay) over own as most, max(year) over own as newest
        from (select major, p.*, iif(fee_per = 'programme' and p.is_research = 0 and (p.level <> 'bachelor' or coalesce(weeks, 999) >= 91), fee, null) as price
          from titled_programmes t join programmes p on p.id = t.programme join major_levels using (major, level)
          where source <> 'discoveruni' or major not in (select major from coded where kind = 'cah'))
        window own as (partition by major, school, level)) where place = 1;
    ${insert} select major, school, 'us', level, group_concat(subject, '、'), 1, count(*), null, null, null, null, max(year), source
      from (select distinct major, school, p.level, coalesce(title_zh, title) as subject, year, source from ${ofRegister("'ipeds'", 'cip_near')} order by p.code, p.id)
      group by major, school, level;
    ${insert} select major, school, 'uk', 'bachelor', group_concat(coalesce(title_zh, title), '、'), 1, sum(courses), null, null, null, null, '2025 年 11 月名录', 'discoveruni'
      ${ofSubject('cah_near', 'coded.code')};
    ${insert} select major, school, 'au', p.level, min(title), 1, count(*), null, null, null, null, max(year), source
      from ${ofRegister("'cricos', 'programme-fees'", 'asced')} group by major, school, p.level`)
}

/**
 * Writes the programmes with a word of a major in their title, outside the United States, to a temporary table. Adds the functions
 * `majors_in_title` and `majors_in_japanese`, from a title in small letters to a list of majors.
 */
function writeTitledProgrammes(db: DatabaseSync): void {
  const wordsIn = (column: string) =>
    db
      .prepare(`select major, trim(value) as word from source.major_codes, json_each(parts(${column}, ';'))`)
      .all() as MajorWord[]
  const inTitle = findMajorsByBeginnings(wordsIn('words'))
  const japanese = wordsIn('words_ja')
  const inJapanese = (title: string) => [
    ...new Set(japanese.flatMap(({ major, word }) => (title.includes(word) ? major : []))),
  ]
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
function findMajorsByBeginnings(words: readonly MajorWord[]): (title: string) => string[] {
  const letters = 2
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
