import { answering, testRules } from './page-rules'

testRules({ answering }, ['phone'])
