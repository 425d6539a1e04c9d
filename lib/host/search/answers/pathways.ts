import { guidePath } from '@/lib/facts/guides/guide'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath } from '@/lib/routing/paths'
import { sourceOf } from '@/lib/schools/value-sources'
import { type Answer, card } from './asked'
import { nameOf } from './schools/named-school'
import { type Country, missing, titled } from './score-card'

/** The routes to a degree for those whose marks are too low for it; the longer names first. */
export const routes = [
  { name: '硕士预科', level: 'pre-master' },
  { name: '国际大一', level: 'iyo' },
  { name: '预科', level: 'foundation' },
] as const

/** By the lowest band of IELTS of each route to a university. */
export async function byPathway(
  { name, level }: (typeof routes)[number],
  mark: number,
  country: Country,
): Promise<Answer> {
  const held = await schoolStore()
    .selectFrom('fees')
    .innerJoin('schools', 'schools.id', 'fees.school')
    .select(['schools.id', 'name_zh', 'name_en', 'title', 'ielts', 'year', 'checked', 'source'])
    .where('kind', '=', 'pathway')
    .where('fees.level', '=', level)
    .where('ielts', '<=', mark)
    .$if(country.code !== undefined, (query) => query.where('schools.country', '=', country.code ?? ''))
    .orderBy('rank_num', (order) => order.asc().nullsLast())
    .orderBy('ielts')
    .execute()
  const schools = [...Map.groupBy(held, ({ id }) => id).values()].flatMap((rows) => rows.slice(0, 1))
  const [what, of] = [`雅思 ${mark}`, { ...country, name: `${country.name}${name}` }]
  const guide = { label: '预科与国际大一', href: guidePath('foundation') }
  if (schools.length === 0) return missing(what, of, `本站没有收录${of.name}里最低只要这个分的。`, [guide])
  return card({
    title: titled(what, of, `${schools.length} 所写的最低分达到`),
    lines: schools.slice(0, 3).map((school) => ({
      label: `${nameOf(school)} · ${school.title}`,
      value: `雅思 ${school.ielts?.toFixed(1)} 起`,
      year: `${school.year}，${school.checked} 读`,
      source_name: sourceOf(school.source)?.name ?? school.source,
      source_url: detailPath.school(school.id),
    })),
    unknown: '这是路线写的最低总分，单项和成绩另有要求；没有收录的也可能有。',
    link: guide.href,
    links: [guide],
  })
}
