import { countryNames, type NameOf } from '@/components/blocks/listing/names'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { Advisor } from '@/lib/api/advisors'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { paths } from '@/lib/routing/paths'
import { toAdvisorRow } from './advisor-row'
import { NoPeople } from './no-people'
import { PersonRows } from './person-rows'

type AdvisorGroup = { code: string; name: string; href: string; advisors: readonly Advisor[] }

const crumbs = [
  { label: '首页', href: '/' },
  { label: '留学顾问', href: paths.advisors },
  { label: '按国家分组' },
]

/** All advisers below each of their countries, with links to the countries. */
export function AdvisorGroups({
  groups,
  total,
  branchOf,
}: {
  groups: readonly AdvisorGroup[]
  total: number
  branchOf: NameOf
}) {
  return (
    <Container>
      <div className="grid grid-cols-1 gap-4 pb-8">
        <div>
          <PageHead
            scene="meeting"
            crumbs={crumbs}
            title="按国家找顾问"
            meta={
              total === 0
                ? '顾问按目的地分工，从选校、材料与日程跟到入学。'
                : `${total} 位顾问，${groups.length} 个国家和地区；一位可以负责几个国家`
            }
          />
        </div>
        {total === 0 ? (
          <NoPeople heading="现在没有可以公开的顾问资料" notes={adviceOn('finding-an-adviser')} />
        ) : (
          <Groups groups={groups} branchOf={branchOf} />
        )}
      </div>
    </Container>
  )
}

function Groups({ groups, branchOf }: { groups: readonly AdvisorGroup[]; branchOf: NameOf }) {
  const nameOf = countryNames(groups)
  return (
    <>
      <Folds isInColumns>
        {groups.map((group) => (
          <Group key={group.code} group={group} nameOf={nameOf} branchOf={branchOf} />
        ))}
      </Folds>
      <p>
        要按分公司筛选，请用<Link href={paths.advisors}>顾问列表</Link>
        ；点名字看首次面谈怎么谈、不接哪些委托。
      </p>
    </>
  )
}

function Group({
  group: { code, name, href, advisors },
  nameOf,
  branchOf,
}: {
  group: AdvisorGroup
  nameOf: NameOf
  branchOf: NameOf
}) {
  return (
    <Fold
      id={code}
      level={2}
      label={
        <span className="flex items-center gap-2">
          <Flag code={code} width={21} />
          {name} {advisors.length} 位
        </span>
      }
    >
      <PersonRows
        label={`${name}的顾问`}
        people={advisors.map((advisor) => toAdvisorRow(advisor, nameOf, branchOf))}
      />
      <CountryLink href={href} name={name} />
    </Fold>
  )
}

/** A country without a page of its own is not linked. */
function CountryLink({ href, name }: { href: string; name: string }) {
  if (href === paths.contact) return null
  return <Link href={href}>{name}留学怎么申请</Link>
}
