import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

// The tests of the palette read the style sheet.
export default mergeConfig(page, defineConfig({ test: { css: true, setupFiles: ['tests/setup.ts'] } }))
