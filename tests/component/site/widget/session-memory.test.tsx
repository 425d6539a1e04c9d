import { beforeEach, describe, expect, it } from 'vitest'
import { rememberOpened, takeOpened } from '@/components/site/widget/session-memory'

beforeEach(() => {
  sessionStorage.clear()
})

describe('what to open after a reload', () => {
  it('is read once, by the part that can open it', () => {
    rememberOpened('panel', 'callback')
    expect(takeOpened('chat')).toBeNull()
    expect(takeOpened('panel')).toBe('callback')
    expect(takeOpened('panel')).toBeNull()
  })

  it.each(['', 'a:b', '两\n行'])('may be a chat about any topic: %j', (topic) => {
    rememberOpened('chat', topic)
    expect(takeOpened('chat')).toBe(topic)
  })
})
