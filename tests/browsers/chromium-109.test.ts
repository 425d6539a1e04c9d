import { oldestChromium } from './chromium'
import { testVisit } from './visit'

testVisit(oldestChromium, 0)
