import { Fragment } from 'react'
import { hueOf } from '@/components/blocks/country-hue'
import { LinkList } from '@/components/blocks/link-list'
import { RecordPage } from '@/components/features/record-page'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Actions } from '@/components/ui/actions'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Contents } from '@/components/ui/contents'
import { Link } from '@/components/ui/link'
import type { School, SchoolSummary } from '@/lib/api/schools'
import { placeIn, placeName, placeNames } from '@/lib/schools/places'
import { rankCaution } from '@/lib/schools/provenance'
import { rankInWords, rankings } from '@/lib/schools/rankings'
import { compareHref, compareLimit } from '@/lib/schools/school-ids'
import { rankLabel, tilesOf } from '@/lib/schools/tiles'
import { listPath } from './load-school-list'
import type { SchoolPageData, SchoolSums } from './load-school-page'
import './schools.css'
import { sceneOf } from '@/components/blocks/country-scene'
import { absoluteUrl, type JsonLd } from '@/lib/seo/json-ld'
import { schoolSections } from './school-sections'
import { ShortlistButton } from './shortlist-button'
import { ShortlistLink } from './shortlist-link'
import { type FactLine, SourceSign, schoolValues, valueBandsOf } from './value-rows'

const shownNeighbours = 3

/** Of a thin record; its website and other names are beside them. */
const mostThinValues = 4

/** One school: the most wanted figures, then costs, grades, programmes, graduates, and what is not known. */
export function SchoolPage({
  school,
  countryName,
  neighbours,
  programmeOverview = null,
  year = { sum: null, href: null },
  spread = null,
  priced,
}: SchoolPageData & Partial<SchoolSums>) {
  const { id, level, name, nameEn, country } = school
  const isUniversity = level === 'university'
  const answers = tilesOf(school, year.sum)
  const isThin = !answers.length
  const thinBands = isUniversity ? (['place'] as const) : (['place', 'admission'] as const)
  const known = valueBandsOf(school)
  const thinKeys = thinBands.flatMap((band) => known[band])
  const values = schoolValues(
    school,
    isThin ? thinKeys.slice(0, mostThinValues).map((from) => ({ from })) : answers,
  )
  const isRankTold = answers.some(({ label }) => label === rankLabel) && rankCaution(id) === null
  const ranks = isRankTold ? [] : rankLines(school)
  const tiles = isThin ? [...ranks, ...thinBands.flatMap(values.told), ...factLines(school)] : answers
  const furtherFacts = thinKeys.length > mostThinValues ? values.lines('place') : []
  const facts = isThin ? furtherFacts : [...ranks, ...values.lines('place'), ...factLines(school)]
  const sections = schoolSections({ school, countryName, values, facts, isThin, programmeOverview, spread })
  const bands = sections.map(({ id, title, body, isPrinted }) => (
    <section
      key={id}
      className={`grid ${id === 'gaps' ? 'py-4' : 'py-band'} print:py-3 grid-cols-1 content-start gap-4 border-t border-line ${isPrinted ? '' : 'print:hidden!'}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {body}
    </section>
  ))
  // Few tiles leave room beside the form, for the questions.
  const isShort = tiles.length <= 3
  const below = isShort ? bands.slice(0, -1) : bands
  const pairs = isShort || isThin ? below.length : -2
  // Those with a price are not the nearest ones.
  const isNear = school.rank && !priced
  const neighbourTitle = `${countryName}${isNear ? '名次相近的' : '的其他'}${isUniversity ? '大学' : '中学'}`
  const near = neighbours.length > 0 && (
    <section className="grid grid-cols-1 gap-3 print:hidden!" aria-labelledby="near">
      <h2 id="near" className="font-display text-2xl">
        {neighbourTitle}
      </h2>
      {priced && <p className="text-muted text-quiet">{priced.label}。各校年份不同，点校名看。</p>}
      <LinkList
        isWide={!isThin}
        label={neighbourTitle}
        items={priced?.items ?? neighbours.slice(0, shownNeighbours).map(toLink)}
      />
      <p className="flex flex-wrap gap-x-6">
        <Link
          className="press"
          href={compareHref([id, ...neighbours.map((other) => other.id)].slice(0, compareLimit))}
        >
          与前 {Math.min(neighbours.length, compareLimit - 1)} 所并排对照
        </Link>
        <ShortlistLink />
      </p>
    </section>
  )
  const form = {
    kind: 'general',
    source: `院校库·${name}`,
    title: `问一问${name}`.slice(0, 30),
  } as const
  return (
    <div data-school="page" data-hue={hueOf(country)}>
      <RecordPage
        above={[
          { label: '院校库', href: listPath.university },
          ...(isUniversity ? [] : [{ label: '中学库', href: listPath.hischool }]),
        ]}
        name={name}
        scene={schoolScene(school)}
        meta={
          <>
            {name !== nameEn && <span lang="en">{nameEn}</span>}
            <span>{placeIn(countryName, school)}</span>
          </>
        }
        data={schoolJsonLd(school)}
        form={{ ...form, text: '回电时请说年级、成绩和想读的专业，顾问说明要查哪些页面、缺什么材料。' }}
        ask={null}
        bands={
          below.length > 0 && (
            <>
              {below.slice(0, pairs)}
              <div className="grid grid-cols-1 lg:grid-cols-2 gap-x-12">{below.slice(pairs)}</div>
            </>
          )
        }
        related={!isThin && near}
      >
        {tiles.length > 0 && (
          <AnswerTiles
            label={`${name}一览`}
            tiles={tiles}
            foot={
              isThin
                ? thinBands.map((band) => <Fragment key={band}>{values.sourceLine(band)}</Fragment>)
                : values.sources.size > 0 && (
                    <>
                      来源{' '}
                      {[...values.sources.values()].map(({ number, name: source }) => (
                        <SourceSign key={number} number={number} name={source} />
                      ))}
                      {school.chinaRules.length > 0 && '，国内均分：学校官网'}
                    </>
                  )
            }
          />
        )}
        <Actions
          others={[
            { href: '#consult', label: '问问能不能申' },
            ...(year.href ? [{ href: year.href, label: '算一年费用' }] : []),
          ]}
        >
          <ShortlistButton id={id} name={name} isShort />
        </Actions>
        {isThin && near}
        {isShort ? (
          bands.at(-1)
        ) : (
          <Contents entries={sections.map(({ id, title, count }) => ({ id, label: title, count }))} />
        )}
      </RecordPage>
      <BottomForm {...form} title={`申请${name}，请顾问看一看`.slice(0, 30)} />
    </div>
  )
}

/**
 * The published ranks of a university: edition and rank as printed. A missing rank is listed with the missing values.
 */
export function rankLines({ id, rank, previousRank, arwu: place }: School): FactLine[] {
  const caution = rankCaution(id)
  return [
    ...(rank
      ? [
          {
            key: 'qs',
            label: `${rankings.qs.short} ${rank.year}`,
            value: rankInWords(rank.text),
            note: [
              /\D/.test(rank.text) && '没有确切名次',
              previousRank !== null &&
                `上一版（${rank.year - 1}）${rankInWords(previousRank)}${previousRank === rank.text ? '' : '，变化可能来自算法或参评学校，不等于变好或变差'}`,
              caution && `注意：${caution}`,
            ]
              .filter(Boolean)
              .join('；'),
          },
        ]
      : []),
    ...(place
      ? [
          {
            key: 'arwu',
            label: `软科 ${rankings.arwu.edition}`,
            value: rankInWords(place.text),
            note: /\D/.test(place.text) && '没有确切名次',
          },
        ]
      : []),
  ]
}

/** Website and other names of a school. Its name and place are in the head of its page. */
const factLines = ({ website, alternativeNames }: School) => [
  ...(website
    ? [
        {
          key: 'website',
          label: '官网',
          value: (
            <Link href={website} lang="en" className="reach wrap-anywhere">
              {new URL(website).hostname}
            </Link>
          ),
        },
      ]
    : []),
  ...(alternativeNames.length ? [{ key: 'others', label: '又称', value: alternativeNames.join('、') }] : []),
]

const toLink = ({ rank, ...school }: SchoolSummary) => ({
  label: school.name,
  href: school.href,
  note: rank ? `QS ${rank.year}：${rank.text}` : placeName(school),
})

/** ISO codes of countries that have another code in this site's addresses. */
const isoCodes: Record<string, string> = { uk: 'GB' }

/** The school as schema.org data: only what the page shows, and no rating. */
export function schoolJsonLd(school: School): JsonLd {
  const { level, name, nameEn, alternativeNames, country, city, state, website, rorId, wikidataId, values } =
    school
  const others = [...new Set([nameEn, ...alternativeNames])].filter((other) => other !== name)
  const sameAs = [
    rorId && `https://ror.org/${rorId}`,
    wikidataId && `https://www.wikidata.org/wiki/${wikidataId}`,
  ].filter(Boolean)
  // Null when the sources have different years.
  const year = values.get('founded')?.num
  const students = values.get('students')?.num ?? values.get('students-europe')?.num
  return {
    '@type': level === 'university' ? 'CollegeOrUniversity' : 'HighSchool',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(website && { url: website }),
    ...(sameAs.length > 0 && { sameAs }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: isoCodes[country] ?? country.toUpperCase(),
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
    },
    ...(year != null && { foundingDate: String(year) }),
    ...(students != null && { numberOfStudents: { '@type': 'QuantitativeValue', value: students } }),
    mainEntityOfPage: absoluteUrl(school.href),
  }
}

/** The drawing of a school: what it teaches, else what its city is like, in the colour of its country. */
function schoolScene({ level, country, city, nameEn }: School) {
  if (level !== 'university') return 'highschool'
  if (/\b(?:arts?|design|music|conservatory)\b/i.test(nameEn)) return 'art'
  const { drawn_cities, large_cities } = placeNames.read()
  // Sources add a district or a region: London, Bloomsbury.
  const isIn = (name: string) => city === name || city?.startsWith(`${name} `) || city?.startsWith(`${name},`)
  if (large_cities.some(isIn)) return 'city'
  const drawn = drawn_cities[country]
  return !drawn || isIn(drawn) ? sceneOf(country) : 'campus'
}
