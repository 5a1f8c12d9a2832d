import type { InterfaceLanguage } from "@lehrpfad/contract";
import { useMemo } from "react";
import { useLanguage } from "./language.ts";

const KILO = 1000;
const LEAST_MONEY = 0.01;
export const MEBIBYTE = 1024 * 1024;

export interface Formats {
  number(value: number): string;
  /** From 0 to 100. */
  percent(value: number): string;
  /** Day, month in words, year. */
  date(instant: string): string;
  dateTime(instant: string): string;
  /** Hours and minutes of an instant of this day; with the date on other days. */
  time(instant: string, now?: number): string;
  /** Hours, minutes and seconds of an instant. */
  clock(instant: string): string;
  /** In whole minutes, at least one; above an hour in hours and minutes. */
  minutes(value: number): string;
  /** Seconds as minutes, or as seconds below one minute. */
  seconds(value: number): string;
  /** Milliseconds as measured: tenths of a second, above a minute minutes and seconds. */
  duration(milliseconds: number): string;
  /** Seconds as minutes with tenths, without their unit. */
  tenthsOfMinutes(seconds: number): string;
  /** Rounded to hundredths, but not to nothing. */
  money(money: { amount: number; currency: string }): string;
  bytes(value: number): string;
  /** A size beside a limit, counted as limits are: 50 MB are 50 × 1024 × 1024 bytes. */
  bytesOfLimit(value: number): string;
  /** A size beyond a limit, with as many digits as it takes to read differently from it. */
  bytesAbove(value: number, limit: number): string;
  /** "yesterday", "3 days ago". */
  ago(instant: string, now?: number): string;
  list(words: readonly string[]): string;
}

function unit(language: InterfaceLanguage, name: string, display: "long" | "short" | "narrow" = "short") {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: display });
}

function relative(language: InterfaceLanguage, milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.round(milliseconds / 60_000);
  // "In this minute" is said by nobody.
  if (minutes === 0) return format.format(0, "second");
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 24) return format.format(hours, "hour");
  const days = Math.round(hours / 24);
  return Math.abs(days) < 30 ? format.format(days, "day") : format.format(Math.round(days / 30), "month");
}

function duration(language: InterfaceLanguage, milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100) / 10;
  if (tenths < 60) {
    const digits = { minimumFractionDigits: tenths < 10 ? 1 : 0, maximumFractionDigits: tenths < 10 ? 1 : 0 };
    return new Intl.NumberFormat(language, { style: "unit", unit: "second", ...digits }).format(tenths);
  }
  const whole = Math.round(milliseconds / 1000);
  const minutes = unit(language, "minute").format(Math.floor(whole / 60));
  return whole % 60 === 0 ? minutes : `${minutes} ${unit(language, "second").format(whole % 60)}`;
}

function time(language: string, instant: string, now: number): string {
  const date = new Date(instant);
  const today = date.toDateString() === new Date(now).toDateString();
  const options = today ? {} : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat(language, { ...options, timeStyle: "short" }).format(date);
}

function bytesIn(language: InterfaceLanguage, value: number, least = 0): string {
  const [scale, name] =
    value >= KILO * KILO ? [KILO * KILO, "megabyte"] : value >= KILO ? [KILO, "kilobyte"] : [1, "byte"];
  const digits = Math.max(least, scale === KILO * KILO && value < 10 * KILO * KILO ? 1 : 0);
  const options = {
    style: "unit",
    unit: name,
    unitDisplay: scale === 1 ? "long" : "short",
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(language, options).format(value / scale);
}

const asOfLimit = (bytes: number) => (bytes / MEBIBYTE) * KILO * KILO;

/** Dates, numbers and durations as the language writes them; dates as in the country that the browser names for it. */
export function formats(
  language: InterfaceLanguage,
  wanted: readonly string[] = navigator.languages,
): Formats {
  const local = wanted.find((one) => one.startsWith(`${language}-`)) ?? language;
  const minutes = (value: number) => {
    const whole = Math.max(1, Math.round(value));
    if (whole < 60) return unit(language, "minute", "long").format(whole);
    const rest = whole % 60;
    const hours = unit(language, "hour").format(Math.floor(whole / 60));
    return rest === 0 ? hours : `${hours} ${unit(language, "minute").format(rest)}`;
  };
  return {
    number: (value) => new Intl.NumberFormat(language).format(value),
    percent: (value) =>
      new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(value / 100),
    date: (instant) => new Intl.DateTimeFormat(local, { dateStyle: "long" }).format(new Date(instant)),
    dateTime: (instant) =>
      new Intl.DateTimeFormat(local, { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant)),
    time: (instant, now = Date.now()) => time(local, instant, now),
    clock: (instant) => new Intl.DateTimeFormat(local, { timeStyle: "medium" }).format(new Date(instant)),
    duration: (milliseconds) => duration(language, milliseconds),
    minutes,
    seconds: (value) =>
      value < 60
        ? unit(language, "second", "long").format(Math.max(1, Math.round(value)))
        : minutes(value / 60),
    tenthsOfMinutes: (seconds) => new Intl.NumberFormat(language).format(Math.round(seconds / 6) / 10),
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(language, { style: "currency", currency }).format(
        amount > 0 ? Math.max(amount, LEAST_MONEY) : 0,
      ),
    bytes: (value) => bytesIn(language, value),
    bytesOfLimit: (value) => bytesIn(language, asOfLimit(value)),
    bytesAbove: (value, limit) => {
      const written = [0, 1, 2, 3].map((digits) => bytesIn(language, asOfLimit(value), digits));
      return written.find((one) => one !== bytesIn(language, asOfLimit(limit))) ?? bytesIn(language, value);
    },
    ago: (instant, now = Date.now()) => relative(language, new Date(instant).getTime() - now),
    list: (words) => new Intl.ListFormat(language).format(words),
  };
}

/** The formats of the interface language. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formats(language), [language]);
}
