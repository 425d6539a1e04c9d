import { newestChromium } from './chromium'
import { testVisit } from './visit'

testVisit(newestChromium, 1)
