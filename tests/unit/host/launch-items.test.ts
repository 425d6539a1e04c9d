import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { missingCompanyFacts } from '@/lib/host/company-facts'
import { launchItems, launchLine } from '@/lib/host/launch-items'
import { table } from '@/tests/support/table'

const complete = {
  SITE_ORIGIN: 'https://www.meishi.test',
  MOBILE_ORIGIN: 'https://m.meishi.test',
  COMPANY_NAME: '甲公司',
  COMPANY_ADDRESS: '某路 1 号',
  ICP_NUMBER: '京ICP备1号',
  POLICE_NUMBER: '京公网安备 11010502012345号',
  CONSULTANT_KEYS: 'a'.repeat(64),
  TRUSTED_PROXY_HOPS: '1',
  PHONE_SECOND_DIGITS: '3-8',
  APIPC_ORIGIN: 'https://api.meishi.test',
}

const itemsOf = (source: Record<string, string>) => launchItems(parseEnv(source))

describe('what is missing before a public launch', () => {
  it.each(
    table(`
      COMPANY_NAME | 公司 | 公司全称没有填写
      ICP_NUMBER | 公司 | ICP 备案号没有填写
      PHONE_SECOND_DIGITS | 公司 | 19 开头的手机号
      SITE_ORIGIN | 运维 | SITE_ORIGIN 没有填写
      CONSULTANT_KEYS | 运维 | CONSULTANT_KEYS 没有填写
      APIPC_ORIGIN | 运维 | SMS_DRIVER=log
    `),
  )('lists %s as a task for %s', (name, owner, start) => {
    const found = (source: Record<string, string>) =>
      itemsOf(source).find(({ text }) => text.startsWith(start))
    expect(found(complete)).toBeUndefined()
    expect(found({ ...complete, [name]: '' })).toMatchObject({ owner, blocking: true })
  })

  it.each(
    table(`
      SHOW_SAMPLES | 示例人物
      PREVIEW_COMPONENTS | PREVIEW_COMPONENTS=1
    `),
  )('lists what %s shows to everybody', (name, start) => {
    const named = (source: Record<string, string>) =>
      itemsOf(source).some(({ blocking, text }) => blocking && text.startsWith(start))
    expect([named(complete), named({ ...complete, [name]: '1' })]).toEqual([false, true])
  })

  it("lists what is missing in the company's file, and rules that were read second-hand", () => {
    const texts = itemsOf(complete).map(({ text }) => text)
    for (const start of [
      '营业执照的统一社会信用代码没有填写',
      '页面承诺 9:00–18:00 之间 10 分钟内回电，公司还没有确认',
      '页面印着公司数据',
      '分公司没有地址',
      '隐私勾选框由法务选定',
      '香港、新加坡分公司回电属于向境外提供个人信息',
      '移民表单的用途里有“海外生育”',
      '移民项目的状态只读过二手资料',
    ]) {
      expect(texts.filter((text) => text.startsWith(start))).toHaveLength(1)
    }
  })

  it('lists the lawyer’s look at 百度统计 when it is switched on', () => {
    const listed = (source: Record<string, string>) =>
      itemsOf(source).filter(({ owner, text }) => owner === '法务' && text.startsWith('百度统计已经启用'))
    expect(listed(complete)).toEqual([])
    expect(listed({ ...complete, BAIDU_TONGJI_ID: 'a'.repeat(32) })).toMatchObject([{ blocking: true }])
  })

  it('is one line at the start of a public site, and none on a local machine', () => {
    expect(launchLine(parseEnv({}))).toBeNull()
    expect(launchLine(parseEnv(complete))).toBe(
      '上线检查：还有 8 项没有完成（公司、法务），在有源码的机器上用 npm run launch:check 查看',
    )
  })
})

it('lists the missing facts about the company, which a start prints', () => {
  expect(missingCompanyFacts(parseEnv({}))).toHaveLength(4)
  const values = {
    COMPANY_NAME: 'a',
    COMPANY_ADDRESS: 'b',
    ICP_NUMBER: 'c',
    POLICE_NUMBER: '11010102000001',
  }
  expect(missingCompanyFacts(parseEnv(values))).toEqual([])
})
