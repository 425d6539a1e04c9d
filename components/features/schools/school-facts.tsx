import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { boardingLabels, controlLabels, degreeLevelLabels, missing, sizeLabel } from '@/lib/schools/labels'
import { placeName } from '@/lib/schools/places'
import { nameSource } from '@/lib/schools/provenance'
import styles from './school-facts.module.css'

/** Names, place, site and kind of a school, each with where it comes from. */
export function SchoolFacts({ school, countryName }: { school: School; countryName: string }) {
  return <FactRows rows={[...nameRows(school), ...placeRows(school, countryName), ...kindRows(school)]} />
}

function nameRows(school: School): FactRow[] {
  const { nameZh, nameEn, alternativeNames } = school
  return [
    {
      label: '中文名',
      value: <Sourced value={nameZh} source={nameSource(school) ?? '没有查到通行的中文名'} />,
    },
    { label: '英文名', value: <span lang="en">{nameEn}</span> },
    ...(alternativeNames.length > 0 ? [{ label: '又称', value: alternativeNames.join('、') }] : []),
  ]
}

function placeRows(school: School, countryName: string): FactRow[] {
  const { website } = school
  const place = placeName(school)
  return [
    { label: '所在地', value: place === '' ? `${countryName}（城市没有查到）` : `${countryName}，${place}` },
    {
      label: '官网',
      value:
        website === null ? (
          <Sourced value={null} source="来源表没有网址，我们不凭猜测补" />
        ) : (
          <Link href={website} rel="noreferrer" lang="en">
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </Link>
        ),
    },
  ]
}

function kindRows({ level, country, control, degreeLevel, sizeBand, boarding, ...rest }: School): FactRow[] {
  if (level === 'hischool') {
    return [
      {
        label: '寄宿或走读',
        value: (
          <Sourced
            value={boarding && boardingLabels[boarding]}
            source={boarding === null ? '来源表没有写明' : '按来源名单，请向学校核对'}
          />
        ),
      },
      ...(rest.enrolment === null
        ? []
        : [
            {
              label: '中学部人数',
              value: (
                <Sourced
                  value={`${rest.enrolment.toLocaleString('en-US')} 人`}
                  source={`${rest.enrolmentYear} 学年，安大略省开放数据`}
                />
              ),
            },
          ]),
    ]
  }
  if (country !== 'us') return []
  const ipeds = 'IPEDS HD2024'
  return [
    { label: '性质', value: <Sourced value={control && controlLabels[control]} source={ipeds} /> },
    {
      label: '学制',
      value: <Sourced value={degreeLevel && degreeLevelLabels[degreeLevel]} source={ipeds} />,
    },
    {
      label: '在校人数',
      value: <Sourced value={sizeBand && sizeLabel(sizeBand)} source={`${ipeds}，分档`} />,
    },
  ]
}

function Sourced({ value, source }: { value: string | null; source: string }) {
  return (
    <>
      {value ?? missing}
      <span className={styles.source}>{source}</span>
    </>
  )
}
