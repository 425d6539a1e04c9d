import type { DatabaseSync } from 'node:sqlite'

/**
 * The programmes of all schools in one narrow table, for the search across countries: those of the registers, and those with a published
 * price, without short courses and courses of English. A price is per year when it can be computed, not from years that may be
 * part-time ones; values that a register does not have
 * are null. Ids are in the order of lists: degrees before
 * certificates and diplomas, which cost less because they are short, and among them ranked schools first.
 */
export function loadProgrammeFinder(db: DatabaseSync): void {
  db.exec(`
    create temp table found as
      select p.id as programme, null as fee, p.school, p.level, p.title, p.title_zh, p.field, p.fee as price, p.fee_per as per, p.currency,
        -- Weeks that are no half years leave out holidays: 144 may be three years.
        iif(p.weeks is null, p.years, iif(abs(p.weeks - 26 * round(p.weeks / 26.0)) < 7, round(p.weeks / 26.0) / 2, null)) as years,
        p.is_year_unclear
      from programmes p where p.level <> 'short'
      union all
      select null, id, school, level, title, null, title_field(title), (low + coalesce(high, low)) / 2, per, currency, null, 0
      from fees where kind = 'programme' and low is not null and school is not null;
    insert into programme_finder (programme, fee, school, country, level, title, field, rank_num, years, fee_year, currency, ielts)
      select programme, fee, school, country, f.level, title, field, rank_num, years,
        case when is_year_unclear = 1 then null when per = 'year' then price when per = 'programme' then price / max(1, years) end, currency,
        (select num from school_values v where v.school = f.school and v.key = 'ielts')
      from found f join schools s on s.id = f.school 
      order by f.level in ('graduate', 'associate'), rank_num is null, rank_num, school, title;
    update programme_finder set fee_yuan = yuan(fee_year, currency) where fee_year is not null;
    insert into programme_words (rowid, title)
      select f.id, f.title || ' ' || coalesce(p.title_zh, '') from programme_finder f left join programmes p on p.id = f.programme;`)
  addMajors(db)
}

/**
 * Finds the majors of each programme: by classification codes where the register has them, otherwise by words in the title. Needs the
 * temporary tables and the functions of `loadMajorSchools`. New tables have no statistics, so the order of a join is given.
 */
function addMajors(db: DatabaseSync): void {
  db.exec(`
    create index finder_by_programme on programme_finder (programme);
    insert into programme_majors (major, finder)
      select value, f.id from programme_finder f, json_each(majors_in_title(lower(title))) where programme is null or country not in ('us', 'jp');
    insert or ignore into programme_majors (major, finder)
      select t.major, f.id from titled_programmes t cross join programme_finder f using (programme) where f.country = 'jp';
    insert or ignore into programme_majors (major, finder)
      select major, f.id from coded join programmes p using (code) join programme_finder f on f.programme = p.id where kind = 'cip' and source = 'ipeds';
    -- A bachelor's subject has no course for graduates, and a master's none for school leavers.
    delete from programme_majors where (major, finder) in (select major, f.id from source.major_codes
      join programme_majors using (major) join programme_finder f on f.id = finder
      where levels <> iif(f.level in ('bachelor', 'associate'), 'bachelor', 'master'));
    drop index finder_by_programme`)
}
