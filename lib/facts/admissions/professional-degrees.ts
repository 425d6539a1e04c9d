/**
 * Degrees of medicine, dentistry and veterinary medicine, for which most British schools close in October. Only whole professional degrees:
 * medical engineering, dental hygiene and veterinary nursing are ordinary courses, which close in January.
 */

const subjects =
  'medicine(?: (?:and|&) surgery)?|dentistry|dental surg(?:ery|ey)|(?:clinical )?veterinary (?:medicine|science|surgery)'

/** What may stand before the subject: the kind of degree, or a year of preparation that leads to it. */
const before =
  '(?:bachelor of |graduate[ -]entry |enhanced support |(?:foundation|gateway)(?: year)? (?:to|in|for) (?:health and veterinary studies \\()?)?'

/** A whole word, so not Medicines Development. */
const after = '(?![\\p{L}\\p{N}])'

const english = new RegExp(`^${before}(?:${subjects})${after}`, 'u')

/** Titles that name the degree in another way. */
const others = /^(?:extended medical degree programme|veterinary gateway programme)/

const abbreviations =
  /(?<![\p{L}])(?:mbbs|mbchb|bmbs|mbbch|mbbchir|bmbch|bds|bvsc|bvms|bvmsci|bvm&s|bvetmed|vetmb|bvmbvs)(?![\p{L}])/u

const chinese =
  /^(?:临床医学|口腔(?:医学)?|牙医学?|牙科|兽医学?|动物医学|医学)(?:专业|本科|学士|[四五六七八4-8]年制)*$/

/** @param title what a visitor typed or chose as the title of a course, in English or Chinese */
export function isProfessionalDegree(title: string): boolean {
  const words = title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const letters = words.replace(/[.,]/g, '').replace(/\b(mb|bm|bvm|vet) (?=b|m)/g, '$1')
  return (
    english.test(words) ||
    others.test(words) ||
    abbreviations.test(letters) ||
    chinese.test(words.replace(/\(.*\)$/, '').trim())
  )
}
