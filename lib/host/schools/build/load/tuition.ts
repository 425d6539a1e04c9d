import type { DatabaseSync } from 'node:sqlite'
import { valueDefinition } from '@/lib/schools/values'
import { ruleMark } from './prices'

/**
 * The prices that visitors can choose, each with its school. A price in another currency than the country's does not belong to the school's home campus.
 */
const universities = `
  create temp view universities as
    select id as school, country, coalesce(name_zh, name_en) as school_name, record ->> '$.website' as website, rank_num,
      case country when 'us' then 'USD' when 'uk' then 'GBP' when 'ca' then 'CAD' when 'au' then 'AUD' when 'sg' then 'SGD' when 'hk' then 'HKD' end as home
    from schools where level = 'university'`

const columns = `school, level, id, school_name, country, rank_num, kind, programme, low, high, currency, per, years, fee_year, price_year,
  price_since, url, source, checked, note, covers, basis, extra_low, extra_high, entrance`
const ofSchool = 'school_name, country, rank_num'
const plain = "null, 'published', null, null, null"
const timed = 'fee_year, price_year(fee_year), price_since(fee_year)'

/**
 * The programmes with the length that most of them have, the shorter of two: a year of a longer course costs less than a course of one year.
 * The further countries have prices for groups of subjects or students, which include medicine and grants, so they do not count.
 */
const ofUsualLength = (group: string) => `
  (select *, first_value(years) over found as usual, first_value(alike) over found as most
    from (select *, iif(per = 'programme', coalesce(years, 1), 1) as share, count(*) over (partition by ${group}, years) as alike
      from tuition where kind = 'programme' and source <> 'tuition-more')
    window found as (partition by ${group} order by alike desc, years)) t`

/** Of the prices of a school and level the first of these statements is the one of the whole school; programmes that look the same are one. */
const statements = (caution: string | undefined) => `
  insert into tuition (${columns})
  select school, level, school, ${ofSchool}, 'school', '', least, most, currency, per, years, year, price_year(year), price_since(year),
    coalesce(source_url, website), 'tuition-more', checked,
    concat_ws('。', iif(basis = 'rule', '${ruleMark}', null), iif("group" = 'whole', scope, part || '的价，别的专业看课程页'), beside),
    part, iif(basis = 'rule', basis, 'published'), extra_low, extra_high, once from source.common_fees join universities using (school);
  insert or replace into tuition (${columns})
  select school, level, price_id(school, scope, low, coalesce(years, 'null')), ${ofSchool}, 'programme', scope, low, high, currency, per, years,
    year, price_year(year), price_since(year), coalesce(source_url, website), 'tuition-more', checked,
    concat_ws('。', iif(basis = 'rule', '${ruleMark}', null), scope, beside), null, iif(basis = 'rule', basis, 'published'), extra_low, extra_high, once
  from source.tuition_more join universities using (school) where "group" <> 'whole';

  insert or ignore into tuition (${columns})
  select school, level, school, ${ofSchool}, iif(span = 'middle-half', 'middle', 'school'), '', low, high, currency, 'year', null, year,
    price_year(year), price_since(year), coalesce(url, website), source, checked, note,
    (select covers from school_values v where v.school = universities.school and key = 'range-' || level), 'published', null, null, null
  from ranges join universities on school = id
  -- What a college charges for diplomas is no price of a bachelor's degree.
  where low > 0 and currency = home and (level <> 'bachelor' or school not in (select id from source.school_kinds where kind = 'two-year'));
  insert or ignore into tuition (${columns})
  select school, 'bachelor', school, ${ofSchool}, 'school', '', num, num, 'USD', 'year', null, year, price_year(year), price_since(year), website,
    source, year, ${!caution ? 'null' : `'${caution}'`}, ${plain}
  from school_values join universities using (school) where key = 'tuition-undergraduate' and num > 0 and country = 'us';

  create temp table programme_prices as
    select school, level, title, low, currency, per, null as years, year as fee_year, url, source, checked, null as note, 0 as place, title as name, id
    from fees where kind = 'programme' and low > 0
    union all
    select school, level, title, fee, currency, fee_per,
      -- The weeks of the register may include holidays: a price of one year is not multiplied with them.
      case when weeks is null then years when is_register then max(1, round(weeks / 26.0) / 2) else max(1, weeks / 26 / 2.0) end,
      case when year like '登记册 %' then substr(year, 5, 7) || ' 登记册' when year like '%，____-__-__ 查' then substr(year, 1, length(year) - 13) else year end,
      url, source,
      case when year like '登记册 %' then substr(year, 5) when year like '%，____-__-__ 查' then substr(year, -12, 10) else year end,
      iif(is_register, '登记册里整个课程的学费，是约数；以录取信为准。', null), 1, title, id
    from (select *, source = 'cricos' and fee_per = 'programme' as is_register from programmes)
    -- A programme that can only be studied part-time gives no student visa.
    where fee > 0 and fee_per in ('year', 'programme') and is_part_time = 0;
  insert or replace into tuition (${columns})
  select school, level, price_id(school, title, low, coalesce(years, 'null')), ${ofSchool}, 'programme', title, low, low, currency, per, years, ${timed},
    coalesce(url, website), source, checked, note, ${plain}
  from programme_prices join universities using (school) where currency = home and level in ('bachelor', 'master')
  order by place, name, id;

  insert or ignore into tuition (${columns})
  select school, level, school, ${ofSchool}, 'middle', '', round(quantile(json_group_array(low / share), 0.25)), round(quantile(json_group_array(low / share), 0.75)), currency, 'year', null,
    (select group_concat(value, '、') from json_each(listed(json_group_array(fee_year)))), round(quantile(json_group_array(price_year), 0.5)), null,
    (select website from universities u where u.school = t.school), min(source), max(checked),
    '本校 ' || count(*) || iif(usual is null, ' 个', format(' 个 %g 年制', usual)) || '课程公布价的中间一半，按一年计；选定课程后以课程页为准。', ${plain}
  from ${ofUsualLength('school, level')} where years is usual and (school, level) not in (select school, level from source.tuition_more)
  group by school, level having count(*) >= 5;`

/**
 * The ranges of prices by country and level. Only ranked schools count: the tables also contain colleges that award no degree, at half the
 * price; a price that the state sets for all schools is not a range, and the price of one faculty is not that of its school; nor does one in another
 * currency than most of the country's count, or one of a whole programme of unknown length. Programmes
 * count where fewer than five schools have a price: twenty at least, those of the most frequent length.
 */
const spans = `
  create temp table whole as
    select t.*, iif(per = 'programme', coalesce(years, 1), 1) as share from tuition t join schools s on s.id = school
    where kind <> 'programme' and t.rank_num is not null and basis = 'published' and covers is null and (per = 'year' or years > 0);
  delete from whole where currency <> (select currency from whole w where (w.country, w.level) = (whole.country, whole.level)
    group by 1 order by count(*) desc, 1 limit 1);
  create temp table usual as
    select * from ${ofUsualLength('country, level')}
    where years is usual or most < 20;
  create temp view by_school as
    select country, level from whole group by 1, 2 having count(*) >= 5 and count(distinct currency) = 1;
  create temp view by_programme as
    select country, level from usual where (country, level) not in (select * from by_school) group by 1, 2 having count(*) >= 20;
  create temp view few as
    select * from (
      select country, level, low / share as low, high / share as high, 'year' as per, currency, price_year, fee_year, source from whole where kind = 'school'
      union all
      select country, level, low, high, per, currency, price_year, fee_year, source from usual
      where school not in (select school from whole w where w.kind = 'school' and w.level = usual.level))
    where (country, level) not in (select * from by_school union select * from by_programme);
  create temp view counted as
    select country, level, 'schools' as basis, low / share as low, high / share as high, 'year' as per, currency, price_year,
      fee_year, source from whole where (country, level) in (select * from by_school)
    union all
    select country, level, 'programmes', low / share, high / share, 'year', currency, price_year, fee_year, source
    from usual where (country, level) in (select * from by_programme)
    union all
    select country, level, 'few', low, high, per, currency, price_year, fee_year, source from few
    where (country, level) in (select country, level from few group by 1, 2 having count(*) > 1 and count(distinct per) = 1 and count(distinct currency) = 1)
    union all
    select 'us', 'master', 'average', fee, fee, 'year', 'USD', price_year(year), year, 'ipeds'
    from (select num as fee, year from school_values join schools s on s.id = school where key = 'tuition-graduate' and rank_num is not null)
    where fee > 0
    union all
    -- American colleges publish the cost of a year on campus; a school that leaves out a part is not counted.
    select 'us', value, 'living', cost, cost, 'year', 'USD', price_year(year), year || '、' || older, 'scorecard、ipeds'
    from (select h.num + b.num + o.num as cost, h.year, b.year as older from schools s join school_values h on h.school = s.id and h.key = 'housing'
        join school_values b on b.school = s.id and b.key = 'books' join school_values o on o.school = s.id and o.key = 'other-expenses'
        where s.rank_num is not null)
      join json_each('["bachelor", "master"]');
  insert into tuition_spans (country, level, basis, per, low, typical, high, count, currency, price_year, price_years, fee_years, sources)
  select country, level, basis, min(per), iif(basis = 'few', min(low), quantile(json_group_array(low), 0.25)),
    iif(basis = 'few', quantile(json_group_array(low), 0.5), quantile(json_group_array((low + high) / 2.0), 0.5)), iif(basis = 'few', max(high), quantile(json_group_array(high), 0.75)),
    count(*), min(currency), round(quantile(json_group_array(price_year), 0.5)), listed(json_group_array(price_year)), listed(json_group_array(fee_year)), listed(json_group_array(source))
  from counted group by country, level, basis having basis not in ('average', 'living') or count(*) >= 20`

/** Makes the prices that visitors can choose, and their ranges by country, from the rows of the other loaders. */
export function loadTuition(db: DatabaseSync): void {
  db.exec(universities)
  // US colleges publish one price for all programmes.
  db.exec(statements(valueDefinition('tuition-undergraduate').caution))
  db.exec(spans)
}
