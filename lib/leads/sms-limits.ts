/** The most text messages in sliding windows: to one phone, from one address, and of the whole site. */
export const smsLimits = {
  phone: { minute: 1, hour: 5, day: 10 },
  address: { tenMinutes: 10, day: 100 },
  site: { hour: 300, day: 2000 },
} as const
