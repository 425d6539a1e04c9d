import { type Plan, PlanChart } from '@/components/blocks/plan-chart'

/** An example of a plan, for the most common application of this page's readers. */
const examplePlan: Plan = {
  title: '方案样式：秋季入学的硕士申请',
  note: '从大二排到入学，以四年制本科为例。各校截止日不同，以学校官网为准，方案里逐校写明。',
  terms: [
    { name: '大二', parts: ['上', '下'] },
    { name: '大三', parts: ['上', '下'] },
    { name: '大四', parts: ['上', '下'] },
    { name: '入学', parts: ['秋'] },
  ],
  focus: { column: 4, label: '申请季' },
  tracks: [
    { name: '绩点', bars: [{ start: 0, span: 5, text: ['稳住均分，', '补先修课'], by: 'student' }] },
    {
      name: '语言',
      bars: [
        { start: 1, span: 2, text: ['备考', '与首考'], by: 'student' },
        { start: 3, span: 2, text: ['提分、', '送分'], by: 'student' },
      ],
    },
    { name: '经历', bars: [{ start: 1, span: 3, text: ['做完一段', '科研或实习'], by: 'student' }] },
    { name: '选校', bars: [{ start: 2, span: 2, text: ['学校与', '费用清单'], by: 'together' }] },
    { name: '文书', bars: [{ start: 3, span: 2, text: ['文书与', '推荐信'], by: 'together' }] },
    {
      name: '申请',
      bars: [
        { start: 4, span: 1, text: ['分批', '递交'], by: 'together' },
        { start: 5, span: 1, text: ['等待', '结果'], by: 'school' },
      ],
    },
    { name: '行前', bars: [{ start: 5, span: 2, text: ['择校、', '签证、', '住宿'], by: 'together' }] },
  ],
}

export function ExamplePlan() {
  return <PlanChart plan={examplePlan} />
}
