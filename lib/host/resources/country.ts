import { countries } from '@/lib/content/countries'
import { countryCalls } from '@/lib/contract/countries'
import { answering } from './operation'

export const countryOperations = answering(countryCalls, {
  list: () => countries,
})
