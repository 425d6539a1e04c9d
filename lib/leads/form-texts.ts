/** Those `messages` that a form may show before the code for checking and sending is loaded. */
export const formTexts = {
  /** Below the format error of a number whose range is not taken; the telephone number in it is a link. */
  phoneUntaken: '19 开头的号码请直接拨打 400-683-6883',
  /** Likewise below a number from outside the mainland. */
  phoneAbroad: '境外号码请用微信或在线咨询，或留一个国内能接通的手机号',
  codeIdle: '获取验证码',
  codeSent: '验证码已发送',
} as const

/** The code button's text during the countdown. */
export const codeCountdownText = (seconds: number) => `${seconds}s后重新发送`
