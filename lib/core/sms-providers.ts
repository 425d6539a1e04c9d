/**
 * The ways to send a text message: the company as visitors read it, and the variables that it needs. How each sends is in
 * `lib/host/sms/sender.ts`, which pages do not load.
 */
export const smsProviders = {
  /** Prints the code at the server's terminal, for a trial. */
  log: { company: null, variables: [] },
  aliyun: {
    company: '阿里云',
    variables: [
      'ALIYUN_ACCESS_KEY_ID',
      'ALIYUN_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_TEMPLATE_CODE',
    ],
  },
} as const

export type SmsDriver = keyof typeof smsProviders

export const smsDrivers = Object.keys(smsProviders) as SmsDriver[]

/** The companies that may get a phone number to send it a code. */
export const smsCompanies: string = Object.values(smsProviders)
  .flatMap(({ company }) => company ?? [])
  .join('或')
