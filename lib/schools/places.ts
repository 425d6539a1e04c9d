import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'

const nameInChinese = z.string().regex(/\p{Script=Han}/u, '写中文名')
const namesByCountry = z.record(
  z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 us'),
  z.record(z.string().min(1), nameInChinese),
)

/** Chinese names of places, by country and the name in the sources. */
export const placeNames = tableOf({
  name: 'place-names',
  file: 'lib/content/places/place-names.yaml',
  title: '地名',
  schema: z.strictObject({
    /** Countries of the library that are not in the navigation. */
    countries: z.record(z.string(), nameInChinese),
    regions: namesByCountry,
    cities: namesByCountry,
    /** The source's name of a city, by a name that visitors type. */
    typed_cities: z.record(nameInChinese, z.string().min(1)),
    /** The city in the drawing of a country. Schools elsewhere in it have the drawing of a campus. */
    drawn_cities: z.record(z.string(), z.string().min(1)),
    /** Cities whose schools have the drawing of a city. */
    large_cities: z.array(z.string().min(1)),
  }),
})

/** Countries with universities in the library, in the order of the filter. */
export const universityCountries = [
  'us',
  'uk',
  'ca',
  'au',
  'nz',
  'jp',
  'sg',
  'hk',
  'fr',
  'ie',
  'my',
  'nl',
  'de',
  'es',
  'kr',
  'mo',
  'ch',
  'it',
  'se',
  'dk',
  'fi',
  'no',
  'be',
  'at',
  'pt',
  'pl',
  'hu',
  'th',
] as const

export const highSchoolCountries = ['us', 'uk', 'ca', 'au', 'nz'] as const

/** Countries of the library that are not in the navigation. */
export const libraryCountryNames = () => placeNames.read().countries

/** The Chinese name of a state or province; the source's name when we have none. */
export const regionName = (country: string, state: string): string =>
  placeNames.read().regions[country]?.[state] ?? state

/** Location of a school below the country: `坎布里奇（剑桥），马萨诸塞州`. When city and region are the same, it is printed once. */
export function placeName(school: { country: string; city: string | null; state: string | null }): string {
  const { country, city, state } = school
  const region = state !== city && state && regionName(country, state)
  const town = city && (cityInChinese(country, city) ?? city)
  return [town, region !== town && region].filter(Boolean).join('，')
}

/** Country and place, `英国，伦敦，英格兰`; a city that is its country is printed once. */
export function placeIn(countryName: string, school: Parameters<typeof placeName>[0]): string {
  const place = placeName(school)
  return countryName.endsWith(place) ? countryName : `${countryName}，${place}`
}

const ofRegion = /[州省]$/

/** The state or province with a Chinese name, in full, without 州 or as it is typed. */
export const regionNamed = (name: string) =>
  Object.entries(placeNames.read().regions)
    .flatMap(([country, names]) =>
      Object.entries(names).map(([state, own]) => ({ name: own, country, state })),
    )
    .find(
      (region) =>
        region.name.replace(ofRegion, '') === name.replace(ofRegion, '') ||
        region.state === placeNames.read().typed_cities[name],
    )

/** The source's name of a city or a state, for a name typed in Chinese; other names stay unchanged. */
export const cityInEnglish = (name: string): string =>
  placeNames.read().typed_cities[name.trim()] ?? regionNamed(name.trim())?.state ?? name

/** The Chinese name of a city, or null when we have none. */
export const cityInChinese = (country: string, city: string): string | null =>
  placeNames.read().cities[country]?.[city] ?? null
