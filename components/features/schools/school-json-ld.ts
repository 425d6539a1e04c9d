import type { School } from '@/lib/api/schools'
import { absoluteUrl, type JsonLd } from '@/lib/seo/json-ld'

/** ISO codes of countries that have another code in this site's addresses. */
const isoCodes: Record<string, string> = { uk: 'GB' }

/** Null when the sources have different years. */
function foundedOf({ values }: School) {
  const year = values.get('founded')?.num
  return year === undefined || year === null ? {} : { foundingDate: String(year) }
}

function studentsOf({ values }: School) {
  const students = values.get('students')?.num ?? values.get('students-europe')?.num
  return students === undefined || students === null
    ? {}
    : { numberOfStudents: { '@type': 'QuantitativeValue', value: students } }
}

/** The school as schema.org data: only what the page shows, and no rating. */
export function schoolJsonLd(school: School): JsonLd {
  const { level, name, nameEn, alternativeNames, country, city, state, website, rorId, wikidataId } = school
  const others = [...new Set([nameEn, ...alternativeNames])].filter((other) => other !== name)
  const sameAs = [
    ...(rorId === null ? [] : [`https://ror.org/${rorId}`]),
    ...(wikidataId === null ? [] : [`https://www.wikidata.org/wiki/${wikidataId}`]),
  ]
  return {
    '@type': level === 'university' ? 'CollegeOrUniversity' : 'HighSchool',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(website !== null && { url: website }),
    ...(sameAs.length > 0 && { sameAs }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: isoCodes[country] ?? country.toUpperCase(),
      ...(city !== null && { addressLocality: city }),
      ...(state !== null && { addressRegion: state }),
    },
    ...foundedOf(school),
    ...studentsOf(school),
    mainEntityOfPage: absoluteUrl(school.href),
  }
}
