import { defineProgramme } from './programme'

export const sgEmploymentPass = defineProgramme({
  id: 'sg-employment-pass',
  name: '新加坡就业准证（Employment Pass）',
  official: {
    name: '新加坡人力部：Employment Pass',
    url: 'https://www.mom.gov.sg/passes-and-permits/employment-pass',
  },
  readings: [
    {
      state: 'open',
      asOf: '2026-02-12',
      source: {
        kind: 'secondary',
        name: '亚洲新闻台 CNA',
        url: 'https://www.channelnewsasia.com/singapore/budget-2026-foreign-workers-employment-pass-qualifying-salary-lower-wage-workers-5925671',
      },
      text: '预算案宣布 2027 年起提高最低月薪。',
    },
    {
      state: 'open',
      asOf: '2024-03-04',
      source: {
        kind: 'secondary',
        name: '新加坡《商业时报》',
        url: 'https://www.businesstimes.com.sg/singapore/minimum-qualifying-salary-for-employment-pass-to-increase-to-s-5-600-from-2025',
      },
      text: '2025 年起提高月薪门槛。',
    },
    {
      state: 'open',
      asOf: '2022-09',
      source: {
        kind: 'official-copy',
        name: '新加坡人力部（存档）',
        url: 'https://www.mom.gov.sg/passes-and-permits/employment-pass/upcoming-changes-to-employment-pass-eligibility/overview-of-changes-to-employment-pass-eligibility',
      },
      text: '宣布 COMPASS 打分。',
    },
  ],
  amounts: ['sg-ep-salary'],
  times: '首次至多两年，续签至多三年。审理时间看人力部官网。',
  toAsk: ['月薪要求随年龄怎样升，COMPASS 各项给多少分', '准证费用多少'],
})
