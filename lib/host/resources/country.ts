import { listCountries } from '@/lib/collections/kinds/country'
import { countryOperations } from '@/lib/contract/countries'
import { answering } from './answering'

export const countryAnswers = answering(countryOperations, {
  list: listCountries,
})
