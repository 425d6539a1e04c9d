import { testRules } from './page-rules'

testRules({
  answering: [
    '/',
    '/chanel/uk',
    '/yxk/uk-university-college-london',
    '/yxk',
    '/special/study_cost?country=uk&level=master',
    '/special/feiyong/fyusa',
  ],
})
