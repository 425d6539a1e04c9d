import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { boardingLabels, controlLabels, degreeLevelLabels, missing, sizeLabel } from '@/lib/schools/labels'
import { placeName } from '@/lib/schools/places'
import { nameSource } from '@/lib/schools/provenance'
import type { FactLine } from './value-rows'

/** Names, place, website and kind of a school, each with its source. What readers of the page ask first comes first. */
export const factLines = (school: School, countryName: string): FactLine[] => [
  ...kindLines(school),
  ...placeLines(school, countryName),
  ...nameLines(school),
]

/** The same for a page with nothing else, without the place and the names, which are in its head, and without what its list of gaps says. */
export const thinFactLines = (school: School): FactLine[] => [
  ...kindLines(school),
  ...(school.website === null ? [] : [websiteLine(school.website)]),
  { key: 'nameSource', label: '中文名的来源', value: nameSource(school) ?? noName },
  ...otherNameLines(school),
]

const noName = '没有查到通行的中文名'

function nameLines(school: School): FactLine[] {
  const { nameZh, nameEn } = school
  return [
    {
      key: 'nameZh',
      label: '中文名',
      value: nameZh ?? missing,
      note: nameSource(school) ?? noName,
    },
    { key: 'nameEn', label: '英文名', value: <span lang="en">{nameEn}</span> },
    ...otherNameLines(school),
  ]
}

const otherNameLines = ({ alternativeNames }: School): FactLine[] =>
  alternativeNames.length > 0 ? [{ key: 'others', label: '又称', value: alternativeNames.join('、') }] : []

function placeLines(school: School, countryName: string): FactLine[] {
  const { website } = school
  const place = placeName(school)
  return [
    {
      key: 'place',
      label: '所在地',
      value: place === '' ? `${countryName}（城市没有查到）` : `${countryName}，${place}`,
    },
    website === null
      ? { key: 'website', label: '官网', value: missing, note: '来源表没有网址，我们不凭猜测补' }
      : websiteLine(website),
  ]
}

const websiteLine = (website: string): FactLine => ({
  key: 'website',
  label: '官网',
  value: (
    <Link href={website} rel="noreferrer" lang="en">
      {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  ),
})

const ipeds = 'IPEDS HD2024'

function kindLines({
  level,
  country,
  control,
  degreeLevel,
  sizeBand,
  boarding,
  ...rest
}: School): FactLine[] {
  if (level === 'hischool') {
    return [
      boarding === 'private'
        ? { key: 'boarding', label: '性质', value: '私立', note: '按来源名单；是否寄宿没有查到，问学校' }
        : {
            key: 'boarding',
            label: '寄宿或走读',
            value: boarding === null ? missing : boardingLabels[boarding],
            note: boarding === null ? '来源表没有写明' : '按来源名单，请向学校核对',
          },
      ...(rest.enrolment === null
        ? []
        : [
            {
              key: 'enrolment',
              label: '中学部人数',
              value: `${grouped(rest.enrolment)} 人`,
              note: `${rest.enrolmentYear} 学年，安大略省开放数据`,
            },
          ]),
    ]
  }
  if (country !== 'us') return []
  return [
    ...(control === null
      ? []
      : [{ key: 'control', label: '性质', value: controlLabels[control], note: ipeds }]),
    ...(degreeLevel === null
      ? []
      : [{ key: 'degree', label: '学制', value: degreeLevelLabels[degreeLevel], note: ipeds }]),
    ...(sizeBand === null
      ? []
      : [{ key: 'size', label: '在校人数', value: sizeLabel(sizeBand), note: `${ipeds}，分档` }]),
  ]
}
