import { formTexts } from './form-texts'

/** Texts of specification §4, §5 and §8, character for character. Every other module takes them from here. */
export const messages = {
  nameRequired: '请输入您的姓名',
  nameUnsupported: '姓名包含不支持的字符',
  nameTooLong: '姓名请勿超过30个字',
  phoneRequired: '请输入您的电话号码',
  phoneFormat: '格式不正确',
  phoneFormatFloating: '电话号码格式不正确',
  codeRequired: '请输入验证码',
  codeIncorrect: '验证码不正确',
  codeWrong: '验证码不正确,请重新发送',
  codeExpired: '验证码已过期，请重新获取',
  codeTooManyTries: '验证码错误次数过多，请重新获取',
  codeDailyLimit: '今日验证码发送次数已达上限',
  codeSendFailed: '短信发送失败，请稍后重试',
  consentRequired: '请先阅读并同意隐私保护协议',
  busy: '操作过于频繁，请稍后再试',
  foreign: '这次提交来自别的网址，请打开本站的网页再提交',
  malformed: '请求格式有误',
  noTable: '表单由外部接口提供时只有 format=json',
  tooLong: '提交内容过长',
  fault: '系统繁忙，请稍后重试',
  timeout: '网络超时，请稍后重试',
  unauthorized: '未授权',
  notFound: '没有这条记录',
  duplicate: '您已提交成功，请勿重复提交',
  success: '资料提交成功,美世留学老师将在第一时间联系您',
  receiptDone: '已保存',
  chatTooLong: '一次最多写 500 个字，请分开发',
  chatFull: '这次会话已经很长，请致电或留言',
  ...formTexts,
} as const

/** The name of a message, also of one that names a sign, for an address; empty for a text that is none of them. */
export const messageName = (text: string): string =>
  Object.entries(messages).find(([, message]) => text === message || text.startsWith(`${message}：`))?.[0] ??
  ''

/** @param seconds until the next code can be requested; 60 directly after a request */
export const codeTooFrequentText = (seconds: number) => `验证码发送过于频繁，请${seconds}秒后再试`
