import { defineProgramme } from './programme'

export const ieInvestor = defineProgramme({
  id: 'ie-investor',
  name: '爱尔兰移民投资人计划（IIP）',
  official: { name: '爱尔兰司法部移民服务', url: 'https://www.irishimmigration.ie/' },
  readings: [
    {
      state: 'closed',
      asOf: '2023-02-14',
      source: {
        kind: 'official',
        name: '爱尔兰议会书面答复（司法部长）',
        url: 'https://www.oireachtas.ie/ga/debates/question/2023-02-14/499/',
      },
      text: '2023-02-15 17:15 起不再接收新申请，此前的申请继续审理。',
    },
  ],
  times: '在审案件的进度看本人收到的通知。',
  toAsk: ['关闭之后有没有再设投资类项目'],
  instead: ['没有同类的接替项目', '想去爱尔兰的，看学习路径（毕业生留居）和工作路径（关键技能许可）'],
})
