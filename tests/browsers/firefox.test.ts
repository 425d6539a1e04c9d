import { firefox } from './firefox'
import { testVisit } from './visit'

testVisit(firefox, 2)
