import { FactRows } from '@/components/blocks/fact-rows'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { axisAround } from '@/components/ui/plots/axis'
import { ScoreRuler } from '@/components/ui/plots/score-ruler'
import type { Guide, GuideSection } from '@/lib/collections/kinds/guide'
import { guideAnswer } from '@/lib/facts/guides/guide-answer'
import type { JointStatement, JointUniversity } from '@/lib/facts/guides/joint-universities'
import { routeFact } from '@/lib/facts/guides/route-facts'
import { paths } from '@/lib/routing/paths'
import { type GuideFact, GuideFacts } from './guide-facts'
import { GuideFrame } from './guide-frame'
import { diplomaFacts, jointMissing, jointParts, jointTiles } from './joint-words'

const noApproval =
  '名单和批复里没有查到这一所：这不等于没有批准。报名前请在教育部中外合作办学监管平台（www.crs.jsj.edu.cn）按学校名查，再请学校招生办出示批文。'

/** One joint university: price, admission, diploma and where the diploma is checked. */
export function JointPage({ university }: { university: JointUniversity }) {
  const { name, nameEn, city, partner, founded, site, statements } = university
  const facts = [nameEn, city, partner, founded === null ? null : `${founded} 年设立`].filter(
    (part) => part !== null,
  )
  return (
    <GuideFrame
      scene="campus"
      crumbs={[
        { label: '首页', href: paths.home },
        { label: '中外合作大学', href: paths.joint },
        { label: name },
      ]}
      title={name}
      facts={facts.join(' · ')}
      answer={<AnswerTiles label={`${name}一览`} tiles={jointTiles(university)} />}
      parts={[
        ...jointParts.flatMap(({ field, ...part }) => {
          const items = statements.filter((statement) => statement.field === field)
          const Body = field === 'score_line' ? ScoreLines : GuideFacts
          if (items.length > 0) return [{ ...part, body: <Body items={items} /> }]
          return field === 'chsi' ? [{ ...part, body: <p>{noApproval}</p> }] : []
        }),
        {
          id: 'diploma',
          heading: '文凭怎么查：留服认证选中外合作办学',
          body: (
            <GuideFacts
              items={diplomaFacts.map((id) => ({ ...routeFact(id), country: undefined, label: undefined }))}
            />
          ),
        },
      ]}
      missing={jointMissing(university)}
      links={[
        ...(site === null ? [] : [{ label: '学校官网', href: site }]),
        { label: '全部中外合作大学', href: paths.joint },
        { label: '留服认证怎么办', href: '/guide/cscse' },
      ]}
    />
  )
}

/** The lines of one university, each with its year and group of subjects, on a ruler that is the same for all. */
const ScoreLines = ({ items }: { items: readonly JointStatement[] }) => (
  <>
    <ScoreRuler
      label="湖北投档线"
      marks={items.flatMap(({ line, year }) =>
        line === null ? [] : { label: `${year}${line.group}`, low: line.score, high: line.score },
      )}
      axis={axisAround(400, 650)}
      write={(score) => `${score} 分`}
    />
    {/* One line of each year and source stands for the others. */}
    <GuideFacts
      items={[...new Map(items.map((item) => [`${item.year} ${item.check?.url}`, item])).values()]}
    />
  </>
)

/** One guide, rendered from its content. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { name, title, answer, ways, sections, missing, links } = guide
  return (
    <GuideFrame
      scene="family"
      crumbs={[{ label: '首页', href: paths.home }, { label: name }]}
      title={title}
      answer={ways === undefined ? guideAnswer(answer) : <FactRows rows={ways} />}
      parts={sections.map((section) => ({ ...section, body: <GuideFacts items={statementsOf(section)} /> }))}
      missing={missing}
      links={links}
    />
  )
}

function statementsOf({ facts }: GuideSection): GuideFact[] {
  const listed = facts.map((fact) => (typeof fact === 'string' ? { id: fact, label: undefined } : fact))
  const found = listed.map(({ id, label }) => ({ ...routeFact(id), label }))
  const isMixed = new Set(found.map(({ country }) => country)).size > 1
  // Flags are shown only when the rows are about different countries.
  return found.map(({ country, ...rest }) => (isMixed && country !== 'eu' ? { ...rest, country } : rest))
}
