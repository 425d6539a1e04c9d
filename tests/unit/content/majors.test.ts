import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/collections/kinds/country'
import { listMajors, pinyinOf, profileOf } from '@/lib/host/content/majors'

const majors = listMajors()

const profiles = majors
  .filter((major) => major.has_profile)
  .map((major) => {
    const profile = profileOf(major.id)
    if (profile === undefined) throw new Error(`${major.id} has no profile`)
    return { ...major, profile }
  })

describe('the list of majors', () => {
  it('has the pinyin of every name', () => {
    expect(pinyinOf('fod1p-6201')).toEqual(['kuaijixue', 'kjx'])
    expect(pinyinOf('nothing')).toEqual([])
  })
})

describe('profiles', () => {
  it('name requirements only of countries that the site knows', () => {
    const known = new Set(listCountries().map(({ code }) => code))
    const named = profiles.flatMap(({ profile }) => profile.requirements.map(({ country }) => country))
    expect(named.filter((code) => !known.has(code))).toEqual([])
  })
})
