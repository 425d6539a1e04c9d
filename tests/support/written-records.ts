import { madeUpText } from './written-content'

const text = (seed: number, length: number) => `${madeUpText(seed, length)}。`

/** An article about the trade as an editor writes it, with unique texts. */
export const writtenArticle = (title: string, seed: number): string =>
  `---
type: industry
title: ${title}
summary: ${text(seed, 60)}
date: 2026-11-02
author: 美世留学 学业规划组
sources:
  - name: 教育部留学服务中心
    url: https://www.cscse.edu.cn/
  - name: 中国教育考试网
    url: https://www.neea.edu.cn/
---

${text(seed + 1, 200)}

## 先看哪一项

${text(seed + 2, 200)}

## 再看哪一项

${text(seed + 3, 200)}

## 办理时

${text(seed + 4, 200)}
`

const consent = 'consent: 2026-10-20'

/** A consultant who has agreed to be shown. */
export const writtenPerson = (name: string, seed: number): string =>
  `kind: advisor
${consent}
checked: 2026-10-20
name: ${name}
role: 新西兰与澳大利亚硕士顾问
branch: bj
countries: [nz, au]
years: 6
focus: [材料核对, 递交批次]
languages: [普通话, 英语]
summary: ${text(seed, 40)}
first_talk: ${text(seed + 1, 40)}
not_for: ${text(seed + 2, 20)}
`

/** A student's case with consent, with one of our consultants. */
export const writtenCase = (title: string, advisor: string, seed: number): string =>
  `title: ${title}
${consent}
evidence: B
country: nz
level: graduate
major: 环境管理
group: society
branch: bj
year: 2026
background:
  tier: public
  school: 国内综合大学，地理
  gpa: 82/100
  algorithm: 全部课程按学分加权
  band: "80"
  tests: 雅思 6.5
applied:
  - school: 奥克兰大学
    result: offer
  - school: 奥塔哥大学
    result: refused
final: 入读奥克兰大学
advisor: ${advisor}
summary: ${text(seed, 40)}
sections:
  - heading: 开始时的情况
    text: ${text(seed + 1, 60)}
  - heading: 结果与回看
    text: ${text(seed + 2, 60)}
timeline:
  - when: 2025-03
    text: ${text(seed + 3, 20)}
  - when: 2025-06
    text: ${text(seed + 4, 20)}
  - when: 2025-10
    text: ${text(seed + 5, 20)}
work:
  student: [${text(seed + 6, 12)}, ${text(seed + 7, 12)}]
  consultant: [${text(seed + 8, 12)}, ${text(seed + 9, 12)}]
differently: ${text(seed + 10, 20)}
`

/** A study product as an editor writes it. */
export const writtenProduct = (title: string, seed: number): string =>
  `# yaml-language-server: $schema=../../../collections/study-product.schema.json
order: 1
title: ${title}
summary: ${text(seed, 40)}
audience: ${madeUpText(seed + 1, 12)}
tags: [材料, 核对]
included: [${text(seed + 2, 20)}, ${text(seed + 3, 20)}, ${text(seed + 4, 20)}]
excluded: [${text(seed + 5, 20)}, ${text(seed + 6, 20)}]
stages:
  - { name: 评估, ours: ${madeUpText(seed + 7, 10)}, yours: ${madeUpText(seed + 8, 10)} }
  - { name: 准备, ours: ${madeUpText(seed + 9, 10)}, yours: ${madeUpText(seed + 10, 10)} }
  - { name: 递交, ours: ${madeUpText(seed + 11, 10)}, yours: ${madeUpText(seed + 12, 10)} }
third_party_fees: [application, tests]
refunds: [notStarted, planDelivered, draftsDone, ourFault]
cautions: [${text(seed + 13, 20)}]
`
