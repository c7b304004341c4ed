import { readFileSync } from 'node:fs'
import { assetPath } from '../files/asset-path.ts'
import { between } from './chance.ts'
import { readWav, sampleRate, writeWav } from './wav.ts'

const digitSounds = new Map<string, Int16Array>()

/** A WAV in which the digits are read out, each at its own speed, pitch and distance, over a murmur and a hiss. */
export function speakCaptcha(digits: string): Buffer {
  const spoken = [...digits].flatMap((digit) => [silence(0.25, 0.6), voiced(digit)])
  const samples = joined([silence(0.3, 0.5), ...spoken, silence(0.5, 0.7)])
  murmur(samples)
  return writeWav(Int16Array.from(samples, clipped))
}

/** Played faster a voice is higher, played slower it is lower. */
function voiced(digit: string): Float32Array {
  const sound = soundOf(digit)
  const speed = between(0.86, 1.16)
  const volume = between(0.55, 0.85)
  return Float32Array.from({ length: Math.floor(sound.length / speed) }, (_, i) => volume * sampleAt(sound, i * speed))
}

/** Bits of digits played backwards, as loud as talk in the next room: people ignore them, machines stumble. */
function murmur(samples: Float32Array): void {
  for (let start = 0; start < samples.length; start += Math.floor(between(0.15, 0.5) * sampleRate)) {
    const sound = soundOf(String(Math.floor(between(0, 10))))
    const volume = between(0.03, 0.1)
    for (let i = 0; i < sound.length && start + i < samples.length; i++) {
      samples[start + i] = (samples[start + i] ?? 0) + volume * (sound[sound.length - 1 - i] ?? 0)
    }
  }
  const hiss = between(250, 600)
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) + (Math.random() * 2 - 1) * hiss
}

function soundOf(digit: string): Int16Array {
  const known = digitSounds.get(digit)
  if (known) return known
  if (!/^[0-9]$/.test(digit)) throw new Error('Only digits can be spoken.')
  const sound = readWav(readFileSync(assetPath(`digits/${digit}.wav`)))
  digitSounds.set(digit, sound)
  return sound
}

function sampleAt(sound: Int16Array, position: number): number {
  const before = Math.floor(position)
  const [a = 0, b = 0] = [sound[before], sound[before + 1]]
  return a + (b - a) * (position - before)
}

function silence(low: number, high: number): Float32Array {
  return new Float32Array(Math.floor(between(low, high) * sampleRate))
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function clipped(sample: number): number {
  return Math.max(-32_767, Math.min(32_767, Math.round(sample)))
}
