import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { browserStorage } from '@/lib/leads/browser-storage'
import { consent } from '@/lib/leads/consent'
import { consentText, policyFacts } from '@/lib/leads/privacy-policy'

const env = { COMPANY_NAME: '某某公司', LEAD_RETENTION_DAYS: 90 }

describe('the privacy agreement', () => {
  it('names the company and the days of this site', () => {
    const text = consentText(policyFacts(env))
    expect(text).toContain('本站由某某公司运营')
    expect(text).toContain('保存 90 天')
    expect(text).toContain(consent.label)
    expect(text).toContain(consent.version)
  })

  it('names everything that the site stores in a browser', () => {
    const text = consentText(policyFacts(env))
    const keys = Object.values(browserStorage).flatMap((place) => Object.keys(place))
    expect(keys.filter((key) => !text.includes(` ${key}：`))).toEqual([])
  })

  it('has a new version whenever its wording changes', () => {
    const text = consentText(policyFacts(env))
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    expect({ version: consent.version, hash }).toEqual({ version: '2026-11-29.3', hash: '018206b55f1dd987' })
  })

  it('names an external chat service only where one is configured', () => {
    const own = consentText(policyFacts(env))
    const foreign = consentText(policyFacts({ ...env, CHAT_SCRIPT_URL: 'https://chat.example.com/a.js?k=1' }))
    expect(own).not.toContain('第三方客服服务')
    expect(foreign).toContain('第三方客服服务（chat.example.com）')
    expect(foreign).not.toContain('k=1')
    expect(foreign).not.toBe(own)
  })
})
