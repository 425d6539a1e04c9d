import { defineCampaign } from '@/lib/campaigns/define-campaign'
import { madeUpText } from '@/tests/support/written-content'

/** A campaign that has ended. Tests use it instead of a real one, so that no test fails because a day has passed. */
export const campaign = defineCampaign(import.meta.url, {
  seo: { title: '已经结束的说明会', description: madeUpText(9100, 70) },
  family: 'more',
  hue: 'nz',
  picture: 'nz',
  source: '专题:已经结束的说明会',
  form: { kind: 'general', title: '说说情况' },
  retireAfter: '2025-12-31',
  redirectTo: '/au',
  sections: [
    {
      type: 'hero',
      arrangement: 'ledger',
      name: '已经结束的说明会',
      title: '已经结束的说明会',
      lead: madeUpText(9100 + 1, 100),
      actions: [{ label: '填写报名表', href: '/special/over/entry' }],
    },
    { type: 'prose', heading: '说明', paragraphs: [madeUpText(9100 + 2, 300), madeUpText(9100 + 3, 300)] },
  ],
})
