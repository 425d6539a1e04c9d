import { countries } from '@/lib/content/countries'
import { countryOperations } from '@/lib/contract/countries'
import { answering } from './answering'

export const countryAnswers = answering(countryOperations, {
  list: () => countries,
})
