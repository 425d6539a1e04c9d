import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { PlainTable } from '@/components/blocks/plain-table'
import { each } from '@/components/ui/each'
import type { MajorSchools } from '@/lib/api/programmes'
import { detailPath } from '@/lib/routing/paths'
import { moneyText } from '@/lib/schools/money'
import { sourceOf } from '@/lib/schools/value-sources'
import { majorSchoolsPath } from './load-majors'

export type MajorCountry = { country: string; schools: number; list: MajorSchools['list'] }

type MajorSchoolsProps = {
  id: string
  major: string
  countries: readonly MajorCountry[]
  countryOf: (code: string) => string
}

/** What the figures of a country are, and what they do not say. */
export const readings: Readonly<Record<string, string>> = {
  us: '按美国学科分类（CIP）相同或最接近的学科；学位数为 2023–24 学年授予，收入为毕业五年后的中位数，只统计领过联邦助学金的学生。',
  uk: '按英国学科分类（CAH）或课程名；课程数为 Discover Uni 名录里的本科课程，年薪为毕业 15 个月后的中位数。',
  au: '按澳大利亚学科分类（ASCED）或课程名；学费为 CRICOS 登记的整个课程总额里最低的一门，约数，以录取信为准。',
  jp: '按学部、研究科与学科的日文名；文部科学省 2022 年一览。',
  hk: '按课程名；授课型硕士，2026 年入学。',
  sg: '按课程名；2023 年就业调查里的本科课程，月薪为中位数。',
}

const levels: Readonly<Record<string, string>> = { bachelor: '本科', master: '硕士' }

/** Which schools teach the major, country by country, the ranked ones first, with the figures that each country publishes. */
export function MajorSchoolsView({ id, major, countries, countryOf }: MajorSchoolsProps) {
  if (countries.length === 0) {
    return (
      <Caution>
        <p>各国的公开课程表里没有能与“{major}”对上的学科；请用英文名到学校官网查，或从相近的专业看起。</p>
      </Caution>
    )
  }
  return (
    <DetailBlock
      title={`哪些学校开设${major}`}
      text={`各国有公开课程表的 ${countries.reduce((sum, { schools }) => sum + schools, 0).toLocaleString('en-US')} 所学校里有这个学科。每国先列有 QS 名次的；没有列出的国家是没有公开的课程表，不是不开设。`}
    >
      {each(countries, ({ country, schools, list }) => (
        <div>
          <MajorSchoolsTable
            caption={`${countryOf(country)}：${schools.toLocaleString('en-US')} 所${list.length < schools ? `，先列 ${list.length} 条` : ''}。${readings[country] ?? ''}${sourceLine(list)}`}
            rows={list}
          />
          {list.length < schools && (
            <p>
              <a href={`${majorSchoolsPath(id)}?country=${country}`}>
                {countryOf(country)}开设{major}的全部 {schools.toLocaleString('en-US')} 所
              </a>
            </p>
          )}
        </div>
      ))}
    </DetailBlock>
  )
}

type Rows = MajorSchools['list']

/** Schools with what their country publishes of the subject. */
export function MajorSchoolsTable({ caption, rows }: { caption: string; rows: Rows }) {
  return (
    <PlainTable
      caption={caption}
      columns={['学校', '层次', '人数与课程', '收入', '学费']}
      rows={rows.map((row) => ({
        key: `${row.school} ${row.level}`,
        label: row.name_zh ?? row.name_en,
        cells: [
          <a key="school" href={detailPath.school(row.school)}>
            {levels[row.level] ?? row.level}，看学校
          </a>,
          row.graduates === null
            ? `${row.programmes} 门课程`
            : `一年 ${row.graduates.toLocaleString('en-US')} 个学位`,
          payText(row),
          row.fee === null || row.currency === null
            ? '暂无数据'
            : `全程 ${moneyText(row.fee, null, row.currency)} 起`,
        ],
      }))}
    />
  )
}

/** Where rows are from: each source once, with its year. */
export function sourceLine(rows: Rows): string {
  const named = [...new Set(rows.map(({ source, year }) => `${sourceOf(source)?.name ?? source}，${year}`))]
  return named.length === 0 ? '' : `来源：${named.join('；')}。`
}

function payText({ pay, currency, country }: Rows[number]): string {
  if (pay === null || currency === null) return '暂无数据'
  return `${country === 'sg' ? '月薪' : '年收入'} ${moneyText(pay, null, currency)}`
}
