import { LinkList } from '@/components/blocks/link-list'
import { ListPage } from '@/components/blocks/listing/list-page'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { FoundProgramme } from '@/lib/api/programmes'
import { keysOf } from '@/lib/core/keys-of'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { feePers, labelIn, programmeLevels, studyFields } from '@/lib/schools/fields'
import { sumText } from '@/lib/schools/money'
import './schools.css'
import { type FoundProgrammesData, programmeCountries } from './load-found-programmes'
import { readings } from './programmes-page'

/** Names of values that are not published, for the note about programmes that a filter leaves out. */
const lackingWords: Record<string, string> = {
  field: '没有标出学科大类',
  fee: '没有公布能算成一年的学费，或没写全日制还是兼读',
  years: '没有写学制',
  ielts: '学校没有公布统一的雅思起点',
  band: '学校不在 QS 名次里',
  cn: '不是有公开名单的英国硕士',
}

/**
 * Notes for countries whose rows are not a complete register of programmes, by country and level. Without them few
 * results would look like few programmes. The entry with an empty country is for a search in all countries.
 */
const coverage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uk: { master: '英国授课型硕士没有公开的名录，这里只有少数公布了学费的，不是全部' },
  sg: {
    bachelor: '新加坡本科只有就业调查里的课程',
    master: '新加坡硕士这里只有少数公布了学费的，不是全部',
  },
  hk: { bachelor: '中国香港的本科课程没有收，看学校官网' },
  us: { bachelor: '美国按学科列出，不是课程名', master: '美国按学科列出，不是课程名' },
  jp: { bachelor: '日本按学部列出，不是课程名', master: '日本按研究科列出，不是课程名' },
  '': { master: '英国、新加坡的硕士只收了少数，不是全部' },
}

/** A search for a programme in all schools of the library. */
export function FoundProgrammesPage(data: FoundProgrammesData) {
  const { filters, state, found, fields } = data
  const { country = '', level = '' } = state.values
  const told = coverage[country]?.[level]
  const notes = [
    told,
    found.majors.length
      ? `也包括名称是${found.majors.join('、')}的课程`
      : '学位课程在前，再按学校的 QS 名次排列',
  ].filter(Boolean)
  return (
    <ListPage
      above={[{ label: '院校库', href: paths.schools }]}
      title="找课程"
      scene="majors"
      path={paths.programmes}
      filters={filters}
      openFilters={3}
      state={state}
      // The start page lists fields, which need no page links.
      found={fields === null ? found : { total: found.total, limit: found.total }}
      unit="个专业或学科"
      empty={
        <p>
          {told && `${told}。`}
          没有同时符合这些条件的课程。可以少选一个条件，换一个词，或在
          <Link href={paths.majorList}>专业库</Link>
          里看这个专业在各国叫什么。
        </p>
      }
      below={<Notes {...data} />}
    >
      {fields !== null ? (
        <Fields fields={fields} />
      ) : (
        <DataTable
          caption={`${notes.join('。')}。`}
          isAnswer
          rows={bySubject(found.list)}
          keyOf={({ id }) => String(id)}
          head={{
            label: '课程',
            cell: ({ title, title_zh }) => title_zh ?? title,
            href: (row) => row.link?.url ?? detailPath.school(row.school),
            lang: ({ title_zh, country }) => (!title_zh ? (country === 'jp' ? 'ja' : 'en') : undefined),
          }}
          columns={(column) => [
            column.value('学费', feeOf),
            column.detail(
              '学校',
              ({ school_name, country, rank }) =>
                `${school_name}，${programmeCountries[country] ?? ''}${rank ? `，QS ${rank}` : ''}`,
            ),
            column.detail('学历', levelsOf),
            column.detail('要求与年份', moreOf),
            column.detail('链接到', ({ link }) =>
              !link ? '本站学校页' : link.kind === 'course' ? '官网课程页' : '学校官网',
            ),
          ]}
          foot="学费照登记或公布的写，括号里按月均汇率折成人民币。没有公布的不写。"
        />
      )}
    </ListPage>
  )
}

/** Words with many programmes. */
const examples = ['金融', '会计', '计算机', '数据科学', '传媒', '教育', '心理学', '护理']

/** Where to start without a word: broad fields with their numbers of programmes, and examples of words. */
function Fields({ fields }: { fields: NonNullable<FoundProgrammesData['fields']> }) {
  return (
    <>
      <LinkList
        isWide
        label="学科大类"
        items={fields.map(({ field, count }) => ({
          label: studyFields[field],
          href: listHref(paths.programmes, { field }),
          note: `${grouped(count)} 个`,
        }))}
      />
      <p className="flex flex-wrap items-center gap-x-4">
        例如：
        {examples.map((q) => (
          <Link key={q} href={listHref(paths.programmes, { q })} className="press">
            {q}
          </Link>
        ))}
      </p>
    </>
  )
}

function Notes({ found, state }: FoundProgrammesData) {
  return (
    <>
      {found.institutions.length > 0 && (
        <p>
          “{state.values.cn}”可能是：
          {found.institutions.map((name) => (
            <span key={name}>
              <Link href={listHref(paths.programmes, { ...state.values, cn: name })}>{name}</Link>{' '}
            </span>
          ))}
        </p>
      )}
      {found.lacking.map(({ name, count }) => (
        <p key={name}>
          另有 {grouped(count)} 个{lackingWords[name]}，不在结果里。
        </p>
      ))}
      <Fold label="这份课程表从哪里来，缺什么">
        <ul>
          {keysOf(readings).map((code) => (
            <li key={code}>
              {programmeCountries[code]}：{readings[code]}
            </li>
          ))}
          <li>英国、新加坡的硕士只收了少数公布了学费的。语言课程不列。加拿大没有可以公开使用的课程名录。</li>
        </ul>
      </Fold>
    </>
  )
}

type Row = FoundProgramme & {
  /** The same subject of the same university at its levels, each with its number of degrees. */
  levels: readonly FoundProgramme[]
}

/** The rows of a subject that a university lists for each level of degree are one row. */
function bySubject(list: readonly FoundProgramme[]) {
  const groups = Map.groupBy(list, ({ id, school, title, graduates, fee }) =>
    graduates === null || fee !== null ? String(id) : `${school} ${title}`,
  )
  return [...groups.values()].flatMap((levels) => (levels[0] ? { ...levels[0], levels } : []))
}

function feeOf({ fee, fee_high, fee_per, currency, years, is_year_unclear }: FoundProgramme) {
  if (fee === null || fee_per === null || !currency) return null
  const price = `${feePers[fee_per] ?? ''} ${sumText(fee, fee_high, currency)}`
  if (is_year_unclear) return `${price}，没写全日制还是兼读`
  // The whole price of less than a year passes a budget of a year; nobody should compare it with the price of a year.
  return years !== null && years < 1 ? `${price}，课程不足一年` : price
}

const levelsOf = ({ levels }: Row) =>
  levels.map((row) => `${levelOf(row)}${levels.length > 1 ? ` ${row.graduates} 个学位` : ''}`).join('、')

const levelOf = ({ level, years }: FoundProgramme) =>
  [labelIn(programmeLevels, level), years && `${years} 年`].filter(Boolean).join('，')

const moreOf = ({ ielts, graduates, china, year, levels }: Row) =>
  [
    china && `您的本科：${[china.tier, china.score].filter(Boolean).join('，') || '在名单上'}`,
    ielts && `雅思 ${ielts.toFixed(1)} 起（全校）`,
    graduates !== null && (levels.length > 1 ? '一年授予的学位' : `一年授予 ${graduates} 个学位`),
    year,
  ]
    .filter(Boolean)
    .join('；')
