import type { CostCountry, Evidence } from './country'
import { requirement } from './notes'

const deContribution: Evidence = {
  facts: [['de-hamburg-fee']],
  called: '注册费（不收学费）',
  note: '公立大学不收学费，每学期交注册费，一年两次，这里以一所大学为例，各校不同；个别专业、私立大学另收学费，以录取信为准。',
}
const deBaden: Evidence = {
  facts: [['de-bw', 'de-hamburg-fee']],
  called: '学费和注册费',
  note: '该州对非欧盟学生收的学费加每学期注册费，一年两次。',
}
const deTogether: Evidence = { facts: [['de-blocked-2026']], note: `含住宿。${requirement}` }

const chTuition: Evidence = {
  facts: [['ch-eth']],
  subject: '苏黎世联邦理工一所',
  note: '苏黎世联邦理工一所的每学期学费，一年两次；别的公立大学各有定价，私立酒店管理学院高得多，请自填。',
}

const itPublic: Evidence = {
  facts: [['it-public-max']],
  subject: '公立大学，按不交收入证明的最高档',
  note: '公立大学按家庭收入收费，最高档各校不同；交了收入证明的低得多，私立大学另有定价。',
}

export const de: CostCountry = {
  value: 'de',
  label: '德国',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'other',
      label: '巴登-符腾堡州以外的公立大学',
      together: deTogether,
      tuition: { undergraduate: deContribution, master: deContribution },
    },
    {
      value: 'bw',
      label: '巴登-符腾堡州公立大学',
      states: ['Baden-Wurttemberg', 'Baden-Württemberg'],
      // For schools of which the library has only the city.
      cities: [
        'Aalen',
        'Esslingen am Neckar',
        'Heidelberg',
        'Heilbronn',
        'Karlsruhe',
        'Konstanz',
        'Mannheim',
        'Pforzheim',
        'Reutlingen',
        'Stuttgart',
        'Tübingen',
        'Ulm',
      ],
      together: deTogether,
      tuition: { undergraduate: deBaden, master: deBaden },
    },
  ],
  tuition: {},
  insurance: {
    facts: [['de-health']],
    levels: ['undergraduate', 'master'],
    note: '法定医保的学生价，一年十二个月。',
  },
  ask: {
    tuition: { name: '录取学校的费用页', url: null },
    living: {
      name: '德国外交部限制提款账户页',
      url: 'https://www.auswaertiges-amt.de/en/visa-service/sperrkonto-388600',
    },
    insurance: { name: '德国法定医疗保险公司', url: null },
    visa: { name: '德国外交部签证页', url: 'https://www.auswaertiges-amt.de/en/visa-service' },
  },
}

export const fr: CostCountry = {
  value: 'fr',
  label: '法国',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: { facts: [['fr-pof']], note: `含住宿；巴黎多半更高。${requirement}` },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['fr-licence-2627']],
      subject: '公立大学',
      note: '公立大学；商校、工程师学校另有定价。',
    },
    master: {
      facts: [['fr-master-2627']],
      subject: '公立大学',
      note: '公立大学；商校、工程师学校另有定价。',
    },
  },
  visa: {
    facts: [['fr-visafee-cf', 'fr-vlsts-stamp']],
    note: '经 Campus France 程序的签证费，加抵法后的激活税。',
  },
  ask: {
    tuition: { name: '法国高等教育署', url: 'https://www.campusfrance.org/en/tuition-fees-France' },
    living: { name: '法国高等教育署', url: 'https://www.campusfrance.org/en' },
    visa: { name: '法国签证官网', url: 'https://france-visas.gouv.fr' },
  },
}

export const nl: CostCountry = {
  value: 'nl',
  label: '荷兰',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { undergraduate: 3, master: 1 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: { facts: [['nl-pof-2026-exact']], note: `含住宿。${requirement}` },
    },
  ],
  tuition: {
    undergraduate: { facts: [['nl-bsc-2026']] },
    master: { facts: [['nl-tuition-msc']] },
  },
  ask: {
    tuition: { name: 'Study in NL', url: 'https://www.studyinnl.org' },
    living: {
      name: '荷兰移民局收入要求',
      url: 'https://ind.nl/en/required-amounts-income-requirements',
    },
    visa: { name: '荷兰移民局收费', url: 'https://ind.nl/en/fees-costs-of-an-application' },
  },
}

export const es: CostCountry = {
  value: 'es',
  label: '西班牙',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { master: 1 },
  tiers: [
    {
      value: 'any',
      label: '全国',
    },
  ],
  tuition: {},
  visa: { facts: [['es-visafee-cn', 'es-visa-service-cn']], note: '签证费加签证中心服务费。' },
  ask: {
    tuition: { name: '西班牙大学部', url: 'https://www.universidades.gob.es' },
    living: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
    visa: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
  },
}

export const it: CostCountry = {
  value: 'it',
  label: '意大利',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: { facts: [['it-pof-2026']], note: `含住宿；米兰多半更高。${requirement}` },
    },
  ],
  tuition: { undergraduate: itPublic, master: itPublic },
  ask: {
    tuition: { name: 'Universitaly', url: 'https://www.universitaly.it' },
    living: { name: 'Universitaly', url: 'https://www.universitaly.it' },
    visa: { name: '意大利签证官网', url: 'https://vistoperitalia.esteri.it' },
  },
}

export const ch: CostCountry = {
  value: 'ch',
  label: '瑞士',
  currency: 'CHF',
  rate: 'fx-chf-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: {
        facts: [['ch-living']],
        note: '含住宿。苏黎世联邦理工的估算，别的州低一些。',
      },
    },
  ],
  tuition: { undergraduate: chTuition, master: chTuition },
  ask: {
    tuition: { name: '瑞士大学联合会', url: 'https://www.swissuniversities.ch' },
    living: { name: '录取学校的生活费估算页', url: null },
    visa: { name: '瑞士联邦移民局', url: 'https://www.sem.admin.ch' },
  },
}
