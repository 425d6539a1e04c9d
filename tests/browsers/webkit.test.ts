import { testVisit } from './visit'
import { webKit } from './webkit'

testVisit(webKit, 3)
