import type { DatabaseSync } from 'node:sqlite'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { figure } from '@/lib/facts/registry'
import { studyLevelIds } from '@/lib/schools/finder'
import { type TuitionLevel, tuitionLevels } from '@/lib/schools/tuition'
import { keysFor } from '@/lib/schools/values'
import { importTables, oneOf } from '../import-table'
import { publish } from '../published'

const currency = `currency text ${oneOf('currency', ['GBP', 'AUD', 'CAD', 'USD', 'SGD', 'HKD'])}`
const priceTime = (column: string) =>
  `${column} text constraint "${column}：“{${column}}”不是登记过的年份写法；新写法先登记在 lib/host/schools/build/price-year.ts，写明有没有年份"
    check (is_price_time(${column}))`
const per = oneOf('per', ['year', 'programme'])

export const priceTables = {
  /** `apart`: programmes whose price is not that of the others; `cricos`: its courses in the Australian register. */
  'programme_fees.csv': `
    id text not null, programme text not null, level text not null ${oneOf('level', ['bachelor', 'master', 'professional doctorate'])},
    amount real, ${currency}, per text not null ${per}, apart text ${oneOf('apart', ['medicine', 'mba'])}, cricos text,
    ${priceTime('fee_year')}, source_url text check (is_address(source_url)), checked text not null`,
  /** `few`: levels whose range comes from fewer than five prices. */
  'tuition_ranges.csv': `
    id text primary key, ${currency}, ug_min real, ug_max real, pg_min real, pg_max real, few text ${oneOf('few', ['ug', 'pg', 'ug pg'])},
    ${priceTime('fee_year')} not null, ielts_min real, english_tests text, official_url text check (is_address(official_url)),
    last_verified text not null`,
  /**
   * Prices in countries where no survey covers all schools; nothing of low confidence. `basis`: the price on the school's page, or the one that
   * the state sets for all public schools. `group`: which students pay it: all,
   * those of some subjects, those with a bonded grant, or those of medicine, dentistry and law. `covers`: the part of the school in a few
   * words. `apply`: the fee of an application. `beside`: what is paid in addition.
   */
  'tuition_more.csv': `
    school text not null, level text not null ${oneOf('level', studyLevelIds)}, basis text not null ${oneOf('basis', ['page', 'rule'])},
    "group" text not null constraint "group：“{group}”不在 whole、part、grant、excluded 之中" check ("group" in ('whole', 'part', 'grant', 'excluded')),
    scope text not null,
    covers text constraint "covers：一部分专业的价要写明是哪一部分" check ("group" <> 'part' or covers is not null), currency text not null,
    low real not null, high real not null constraint "high：“{high}”低于 low 列的 {low}" check (high >= low), per text not null ${per}, years real,
    ${priceTime('year')} not null, extra_low real, extra_high real, once real, apply real,
    beside text constraint "beside：领助学金的价要写明服务年限" check ("group" <> 'grant' or beside is not null), checked text not null,
    source_url text check (is_address(source_url))`,
  'pathways.csv': `
    id text not null, route text not null ${oneOf('route', ['foundation', 'iyo', 'pre-master'])}, provider text, ielts_min real, duration text,
    fee_2026_27 text constraint "fee_2026_27：有价的要有原文" check (fee_low_gbp is null or fee_2026_27 is not null), fee_low_gbp real,
    fee_per text ${oneOf('fee_per', ['programme', 'year'])}
      constraint "fee_per：有价的写按什么收，没有价的留空" check ((fee_low_gbp is null) = (fee_per is null)),
    fee_high_gbp real constraint "fee_high_gbp：{fee_high_gbp} 低于 fee_low_gbp 列" check (fee_high_gbp is null or fee_high_gbp >= coalesce(fee_low_gbp, 1e9)), last_verified text not null`,
}

/** The month of the register that the tables hold, and how its prices are dated. */
const read = '2026-08'
const register = `${read} 登记册`

/** Prices of the register further from the school's own are of another year, or divided by weeks that are not all study. */
const nearest = { least: 0.9, most: 1.1 }

const isPriced = "source = 'cricos' and fee_per = 'programme' and fee > 0 and weeks > 0"

/**
 * Prices of one year of the courses that schools registered in Australia, and the middle half of each level; fewer than five have none.
 * Research degrees are not taught ones, and cost more.
 */
const views = `
  create temp view registered as
    select *, fee / max(1, years) as yearly from (select school, level, title, is_research, fee, round(weeks / 26.0) / 2 as years,
      substr(detail, 8, 7) as course from programmes where ${isPriced});
  create temp view halves as
    select school, level, round(quantile(json_group_array(yearly), 0.25)) as low, round(quantile(json_group_array(yearly), 0.75)) as high,
      '登记册里 ' || count(*) || ' 个课程按一年计的中间一半；选定课程后以录取信为准' as note
    from registered where is_research = 0 group by school, level having count(*) >= 5;
  create view source.compiled as
    select id as school, level, low, high, currency, low = high as is_one, low < high and coalesce(few like at, 0) as is_few, fee_year,
      address(official_url) as url, last_verified as checked
    from (select *, 'bachelor' as level, 'ug%' as at, ug_min as low, ug_max as high from tuition_ranges
      union all select *, 'master', '%pg', pg_min, pg_max from tuition_ranges)
    where low is not null and high is not null and currency is not null;`

/**
 * What a school itself publishes against the register: prices apart, and those of medicine, are of a first year or of another kind, and are
 * not compared; a range below the register's is itself the older one, and decides nothing.
 */
const ratios = `
  create temp table ratios as
  with own as (select id as school, level, amount as low, amount as high, ' ' || cricos || ' ' as courses, 0 as is_range
    from source.programme_fees where amount is not null and apart is null and level <> 'professional doctorate'
    union all select school, level, low, high, null, 1 from source.compiled)
  select o.school, r.level, o.low / yearly as ratio from own o join registered r using (school) where instr(courses, ' ' || course || ' ')
  union all
  select o.school, o.level, iif(is_range, max(${nearest.least}, (o.low + o.high) / (h.low + h.high)), o.low / min(max(o.low, h.low), h.high))
  from own o join halves h using (school, level)
  where not exists (select 1 from registered r where r.school = o.school and instr(courses, ' ' || course || ' '));
  create temp view far as select distinct school, level from ratios where ratio not between ${nearest.least} and ${nearest.most};`

/** Takes away the register's prices that are far from the school's own: at that level, and where nothing confirms them. */
const dropFar = `
  update programmes set fee = null, fee_per = null where ${isPriced} and school in (select school from far)
    and level not in (select level from ratios r where r.school = programmes.school and (school, level) not in (select * from far))`

/**
 * Takes away totals that are far too low for their weeks, such as 30,000 dollars for four years where other courses cost 140,000, or 58,200
 * beside another 100,200 of the same title: they are those of a shorter way through the course, of another year, or wrong.
 */
const dropLow = `
  create temp table too_low as select school, course from registered join halves using (school, level)
    where level in ('bachelor', 'master') and yearly < low * 0.6;
  update programmes set fee = null, fee_per = null where ${isPriced} and (school, substr(detail, 8, 7)) in (select * from too_low)`

const [onePrice, fewPrices] = ['来源只给一个价', '来源只给几个课程的价']

/** The register of the compilation is a month older than ours, and its ends are rounded by up to a fiftieth. */
const isHalf = 'abs(c.low - h.low) <= h.low * 0.02 and abs(c.high - h.high) <= h.high * 0.02'
const isHalfBetter = `h.low is not null and (is_one or is_few or h.low + h.high > (c.low + c.high) * ${nearest.most})`

/**
 * The range of a school and level: what the compilation has, where it is not a few prices or older than the register's, with the school's own
 * programmes in it, those of medicine and the MBA apart; else the middle half of the register, which is no longer called so where those
 * programmes are outside. Part of the compilation's Australian ranges are quartiles, and it does not say which.
 */
const ranges = `
  create temp table ranges as
  with own as (select id as school, level, currency as paid, min(amount) as least, max(amount) as most from source.programme_fees
      where apart is null group by 1, 2, 3),
  found as (
    select school, level, currency, c.low, c.high, iif(is_one, '${onePrice}', null) as covers,
      case when school not like 'au-%' then 'all' when ${isHalf} then 'middle-half' else 'unclear' end as span, null as half,
      iif(length(fee_year) in (4, 7), fee_year || ' 入学', fee_year) as year, url, checked, 'tuition-ranges' as source
    from source.compiled c left join halves h using (school, level)
    -- Of a few courses the cheap ones may be missing: their ends are not those of the school.
    where not is_few and not coalesce(${isHalfBetter}, 0)
    union all
    select h.school, h.level, coalesce(currency, 'AUD'), h.low, h.high, null, 'middle-half', h.note, '${register}', url,
      coalesce(checked, '${read}'), 'cricos'
    from halves h left join source.compiled c using (school, level)
    where level in ('bachelor', 'master') and (c.school is null or ${isHalfBetter}))
  select school as id, level, currency, min(low, coalesce(least, low)) as low, max(high, coalesce(most, high)) as high,
    iif(covers is not null and is_wider, '${fewPrices}', covers) as covers, iif(span = 'middle-half' and is_wider, 'unclear', span) as span, year, url,
    checked, source, coalesce(half || iif(is_wider, '；连同学校自己公布的课程价', ''), covers || '，没有写明适用哪些专业；以课程页为准',
      case span when 'middle-half' then 'CRICOS 登记课程的中间一半，按一年计，不是学校的学费表' when 'unclear' then '资料没注明是否最低与最高；以课程页为准' end) as note
  from (select found.*, least, most, coalesce(least < low or most > high, 0) as is_wider
    from found left join own on own.school = found.school and own.level = found.level and paid = currency)`

const listed = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(', ')

const ruleName = '公立统一标准'
export const ruleMark = `${ruleName}，入学前看学校`

/**
 * The price that most students pay: of the newest year, without bonded grants and without medicine, dentistry and law. `part` names
 * whose price it is: the groups of a range where a school has no single price, or those who pay the price of the whole school.
 */
export const commonFees = `
  create table source.common_fees as
  with priced as (select rowid as at, *, coalesce(price_year(year), 0) as season from source.tuition_more),
  wholes as (select * from priced where "group" = 'whole'),
  open as (select * from wholes union all
    select * from priced where "group" = 'part' and (school, level) not in (select school, level from wholes)),
  newest as (select *, min(at) over own as first, min(low) over own as least, max(high) over own as most from open
    where (school, level, season) in (select school, level, max(season) from open group by 1, 2) window own as (partition by school, level))
  select *, school as id, iif("group" = 'whole', covers, (select group_concat(covers, '、') from
    (select covers from newest n where n.school = newest.school and n.level = newest.level group by covers order by min(at)))) as part
  from newest where at = first`

const fees = `
  insert into fees (school, kind, level, title, low, high, currency, per, year, note, url, checked, source)
  select id, 'programme', iif(level = 'professional doctorate', 'professional', level), programme, amount, amount, currency, per,
    coalesce(fee_year, '2026 年入学'), iif(level = 'master' and per = 'year', '一年制硕士为全程学费', null),
    address(source_url), checked, 'programme-fees' from source.programme_fees;
  insert into fees (school, kind, level, title, low, high, currency, per, text, year, ielts, note, checked, source)
  select id, 'pathway', route, case route when 'foundation' then '本科预科' when 'iyo' then '国际大一' else '硕士预科' end, fee_low_gbp, fee_high_gbp,
    iif(fee_low_gbp is null, null, 'GBP'), coalesce(fee_per, 'programme'), fee_2026_27, '2026–27', ielts_min,
    nullif(concat_ws('，', provider, duration), ''), last_verified, 'pathways' from source.pathways;
  insert into fees (school, kind, level, title, low, high, currency, per, year, note, once, url, checked, source)
  select school, 'group', level, iif(basis = 'rule', '${ruleMark}：', '') || scope, low, high, currency, per, year, beside, once, source_url,
    checked, 'tuition-more' from source.tuition_more;`

/** Writes the yearly prices of single schools in the register of figures: the range of each, and the part of the school. */
function publishRegistered(db: DatabaseSync, level: TuitionLevel, library: string) {
  const rows = Object.entries(schoolPrices()).flatMap(([id, { tuition }]) => {
    const { facts = [], covers, isOnce } = tuition[level] ?? {}
    const figures = facts.flat().map(figure)
    const numbers = figures.flatMap(({ value }) => [value].flat()).filter((one) => typeof one === 'number')
    const [first] = figures
    if (!first || isOnce) return []
    const [currency] = first.unit.split('/')
    return { id, low: Math.min(...numbers), high: Math.max(...numbers), currency, covers, year: first.period }
  })
  const columns = ['id', 'low', 'high', 'currency', 'covers', 'year'].map(
    (name) => `value ->> '${name}' as ${name}`,
  )
  publish(
    db,
    `(select ${columns} from json_each('${JSON.stringify(rows).replaceAll("'", "''")}'))`,
    'year',
    'tuition-more',
    { [`fee-${library}`]: { is: 'low', to: 'high', text: 'currency', covers: 'covers' } },
  )
}

/** Writes the prices of schools, programmes and pathway courses, with the English tests of the same tables. */
export function loadPrices(db: DatabaseSync): void {
  importTables(db, priceTables)
  db.exec(views)
  db.exec(ratios)
  const far = db.prepare("select school || '，' || level as one from far").all()
  console.log(`登记册的学费与学校公布的相差太远，不用：${far.map(({ one }) => one).join('；')}`)
  db.exec(dropFar)
  db.exec(dropLow)
  db.exec(ranges)
  db.exec(commonFees)
  db.exec(fees)
  for (const level of studyLevelIds) {
    for (const source of ['tuition-ranges', 'cricos'])
      publish(
        db,
        `(select * from ranges where level = '${level}' and source = '${source}')`,
        'year',
        source,
        { [`range-${level}`]: { is: 'low', to: 'high', text: 'currency', covers: 'covers', span: 'span' } },
      )
    // What a state sets is not the price that a school publishes: it is named, and never ranked.
    for (const [basis, key, covers] of [
      ['page', 'fee', 'part'],
      ['rule', 'rule', `concat_ws('，', '${ruleName}', part)`],
    ])
      publish(
        db,
        `(select *, iif(per = 'programme', years, 1) as share from source.common_fees where level = '${level}' and basis = '${basis}')`,
        'year',
        'tuition-more',
        { [`${key}-${level}`]: { is: 'least / share', to: 'most / share', text: 'currency', covers } },
      )
  }
  for (const [level, key] of Object.entries(tuitionLevels)) publishRegistered(db, level as TuitionLevel, key)
  publish(db, '(select *, school as id from source.tuition_more)', 'year', 'tuition-more', {
    'application-fee': { is: 'apply', text: 'currency', covers: "iif(level = 'master', '硕士', '本科')" },
  })
  // Whole courses where nothing says what a year costs.
  publish(
    db,
    `(select id, min(amount) as low, max(amount) as high, currency, fee_year, '查到的 ' || count(*) || ' 门' as covers from source.programme_fees
      where level = 'master' and per = 'programme' and id not in (select school from school_values where key in (${listed(keysFor('master'))})) group by id, currency)`,
    'fee_year',
    'programme-fees',
    { 'masters-fees': { is: 'low', to: 'high', text: 'currency', covers: 'covers' } },
  )
  // What a college charges for diplomas is no price of a bachelor's degree.
  db.exec(`update school_values set covers = '大专为主' where covers is null and school in (select id from source.school_kinds where kind = 'two-year')
    and key in (${listed(keysFor('bachelor'))})`)
  // The school's price stands beside the course wherever the register's would.
  const courses =
    "source = 'cricos' and school = programme_fees.id and instr(' ' || cricos || ' ', ' ' || substr(detail, 8, 7) || ' ')"
  const lost = db
    .prepare(`select id from source.programme_fees where cricos is not null
      and (length(cricos) + 1) / 8 > (select count(*) from programmes where ${courses})`)
    .get()
  if (lost) throw new Error(`programme_fees.csv：${lost.id} 在 au_courses.csv 里没有这样的课程`)
  db.exec(`update programmes set (fee, fee_per, source, year, url) = (amount, per, 'programme-fees', coalesce(fee_year, '2026 年入学') || '，' || checked || ' 查',
    address(source_url)) from source.programme_fees where cricos is not null and ${courses}`)
  publish(db, 'source.tuition_ranges', "last_verified || ' 核对'", 'tuition-ranges', { ielts: 'ielts_min' })
  publish(db, 'source.tuition_ranges', "'2026-07 核对'", 'tuition-ranges', {
    'english-tests': 'english_tests(english_tests)',
  })
  // The compilation is newer than the table of the Common App.
  publish(db, 'source.commonapp_2024_25', "'2024-25 申请季'", 'commonapp', {
    'english-tests':
      "iif(id in (select school from school_values where key = 'english-tests'), null, english_tests(english_tests))",
  })
}
