'use client'

export { LazyPageError as default } from '@/components/site/errors/error-handling'
