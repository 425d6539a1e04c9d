import { guidePath } from '@/lib/facts/guides/guide'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath } from '@/lib/routing/paths'
import { sourceOf } from '@/lib/schools/value-sources'
import { card } from './asked'
import { nameOf } from './schools/named-school'
import { missing, rankedSchools, type Score, titled } from './score-card'

/** The routes to a degree for those whose marks are too low for it; the longer names first. */
export const routes = [
  { name: '硕士预科', level: 'pre-master' },
  { name: '国际大一', level: 'iyo' },
  { name: '预科', level: 'foundation' },
] as const

/** By the lowest band of IELTS of each route to a university. */
export const byPathway = ({ name, level }: (typeof routes)[number], text: string, mark: number): Score => ({
  text: `${text}本科${name}`,
  answer: async (country) => {
    const held = await schoolStore()
      .selectFrom('fees')
      .select(['school', 'title', 'ielts', 'year', 'checked', 'source'])
      .where('kind', '=', 'pathway')
      .where('level', '=', level)
      .where('ielts', '<=', mark)
      .$if(country.code !== undefined, (query) => query.where('country', '=', country.code ?? ''))
      .orderBy('ielts')
      .execute()
    const schools = await rankedSchools(held.flatMap(({ school }) => school ?? []))
    const [what, of] = [`雅思 ${mark}`, { ...country, name: `${country.name}${name}` }]
    const guide = { label: '预科与国际大一', href: guidePath('foundation') }
    if (schools.length === 0) return missing(what, of, `本站没有收录${of.name}里最低只要这个分的。`, [guide])
    return card({
      title: titled(what, of, `${schools.length} 所写的最低分达到`),
      lines: schools.slice(0, 3).flatMap((school) =>
        held
          .filter((row) => row.school === school.id)
          .slice(0, 1)
          .map(({ title, ielts, year, checked, source }) => ({
            label: `${nameOf(school)} · ${title}`,
            value: `雅思 ${ielts?.toFixed(1)} 起`,
            year: `${year}，${checked} 读`,
            source_name: sourceOf(source)?.name ?? source,
            source_url: detailPath.school(school.id),
          })),
      ),
      unknown: '这是路线写的最低总分，单项和成绩另有要求；没有收录的也可能有。',
      link: guide.href,
      links: [guide],
    })
  },
})
