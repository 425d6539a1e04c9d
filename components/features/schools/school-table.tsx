import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { SchoolSummary } from '@/lib/api/schools'
import { boardingLabels, missing } from '@/lib/schools/labels'
import { placeName } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'
import { valueText, yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'
import { CompareForm } from './compare-form'
import type { SchoolListData } from './load-school-list'
import styles from './school-table.module.css'
import { ShortlistButton } from './shortlist-button'
import { SortHead } from './sort-head'

type SchoolTableProps = Pick<SchoolListData, 'level' | 'path' | 'state' | 'nameOf'> & {
  schools: readonly SchoolSummary[]
}

const { qs, arwu } = rankings

const noData = <span className={styles.missing}>{missing}</span>

/** Schools in the order asked for, to read, to tick for a comparison and to keep. */
export function SchoolTable({ level, path, state, nameOf, schools }: SchoolTableProps) {
  const head = { path, values: state.values }
  return (
    <CompareForm>
      <table className={styles.table}>
        <caption>
          {level === 'university' ? (
            <>
              名次：
              <Link href={qs.url} rel="noreferrer">
                {qs.name} {qs.edition}
              </Link>
              ，按公布的写法（© {qs.publisher}）；
              <Link href={arwu.url} rel="noreferrer">
                {arwu.name} {arwu.short} {arwu.edition}
              </Link>
              ，收前 300 名，100 名以后按公布的区间（© {arwu.publisher}）。
            </>
          ) : (
            <>
              安大略省学校的人数为 2019–2020 学年中学部在校生（安大略省开放数据），其他学校没有可核对的来源。
            </>
          )}
        </caption>
        <thead>
          <tr>
            <td className={styles.pick}>对照</td>
            {level === 'university' && (
              <SortHead {...head} sort="rank" className={styles.rank}>
                {`${qs.short} ${qs.edition}`}
              </SortHead>
            )}
            <SortHead {...head} sort="name" className={styles.school}>
              院校
            </SortHead>
            <th scope="col">所在地</th>
            {level === 'university' ? (
              <th scope="col" className={styles.second}>
                {arwu.short} {arwu.edition}
              </th>
            ) : (
              <>
                <th scope="col">寄宿或走读</th>
                <th scope="col" className={styles.second}>
                  在校人数
                </th>
              </>
            )}
            <td className={styles.keep}>
              <span className="visually-hidden">备选</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <tr key={school.id}>
              <td className={styles.pick}>
                <label className={styles.tick}>
                  <input type="checkbox" name="ids" value={school.id} aria-label={`对照：${school.name}`} />
                </label>
              </td>
              {level === 'university' && (
                <td className={styles.rank} data-label={qs.short}>
                  {school.rank?.text ?? noData}
                </td>
              )}
              <SchoolCell school={school} />
              <td className={styles.place}>
                <span className={styles.country}>
                  <Flag code={school.country} width={21} />
                  {nameOf(school.country)}
                </span>
                {placeName(school) !== '' && <span className={styles.city}>{placeName(school)}</span>}
              </td>
              {level === 'university' ? (
                <td className={styles.second} data-label={arwu.short}>
                  {school.arwu?.text ?? noData}
                </td>
              ) : (
                <>
                  <td data-label="寄宿或走读">
                    {school.boarding === null ? noData : boardingLabels[school.boarding]}
                  </td>
                  <td className={styles.second} data-label="在校人数">
                    {school.enrolment === null ? noData : school.enrolment.toLocaleString('en-US')}
                  </td>
                </>
              )}
              <td className={styles.keep}>
                <ShortlistButton id={school.id} name={school.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CompareForm>
  )
}

/** What a degree from there is not, beside the name. */
const kindLabels = { 'two-year': '两年制学位为主', online: '网络授课为主' } as const

function SchoolCell({ school }: { school: SchoolSummary }) {
  const isEnglishOnly = school.name === school.nameEn
  return (
    <th scope="row" className={styles.school}>
      <Link href={school.href} {...(isEnglishOnly && { lang: 'en' })}>
        {school.name}
      </Link>
      {!isEnglishOnly && (
        <span className={styles.nameEn} lang="en">
          {school.nameEn}
        </span>
      )}
      {school.kind !== null && <span className={styles.kind}>{kindLabels[school.kind]}</span>}
      {school.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {school.highlights.map((value) => (
            <li key={value.key}>
              {valueDefinition(value.key).label} <strong>{valueText(value)}</strong>（{yearText(value.year)}）
            </li>
          ))}
        </ul>
      )}
    </th>
  )
}
