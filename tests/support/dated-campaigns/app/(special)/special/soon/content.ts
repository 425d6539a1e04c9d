import { defineCampaign } from '@/lib/campaigns/define-campaign'
import { madeUpText } from '@/tests/support/written-content'

/** A campaign that begins later. */
export const campaign = defineCampaign(import.meta.url, {
  seo: { title: '还没有公开的说明会', description: madeUpText(9200, 70) },
  family: 'more',
  hue: 'nz',
  picture: 'nz',
  source: '专题:还没有公开的说明会',
  form: { kind: 'general', title: '说说情况' },
  publishFrom: '2099-01-01',
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '还没有公开的说明会',
      title: '还没有公开的说明会',
      lead: madeUpText(9200 + 1, 100),
      actions: [{ label: '填写报名表', href: '/special/soon/entry' }],
    },
    { type: 'prose', heading: '说明', paragraphs: [madeUpText(9200 + 2, 300), madeUpText(9200 + 3, 300)] },
  ],
})
