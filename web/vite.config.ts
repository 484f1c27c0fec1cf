import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/grognard/server/static', emptyOutDir: true },
  // The tests of the palette read the style sheet.
  test: { css: true },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
