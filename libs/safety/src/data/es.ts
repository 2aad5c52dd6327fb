import { ES_ACTS } from './es-acts.ts';
import { ES_CARE } from './es-care.ts';
import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';

export const ES: LanguageWords = {
  language: 'es',
  written: `kiero=quiero qiero=quiero kero=quiero toy=estoy tas=estas ta=esta tamos=estamos q=que k=que xq=porque pq=porque x=por pa=para pal=para d=de tmb=tambien ora=hora oras=horas ija=hija ijo=hijo mesclé=mezcle mescle=mezcle ayuda=ayuda aser=hacer ase=hace ace=hace ise=hice
    bibir=vivir viviendo=viviendo ahorita=ahora orita=ahora aora=ahora aorita=ahora noce=no nose=no stoy=estoy mueres=morir vien=bien`,
  classes: {
    ...MEDICINES,
    not: 'no nunca jamas sin nadie ni tampoco nada ningun ninguna',
    affirm: `no.puedo/aguanto/soporto/consigo/logro/paro/para/deja/dejo/es_broma/es_coña/bromeo/puede/doy/puede_mas/solo/se/sé/tengo/hay/respira/despierta/responde/quiero_seguir/sirve/importa/me_importa/le_importo ya_no no_mas nunca_mas nada_mas sin_parar sin_querer_parar sin_receta sin_medico sin_abogado sin_dormir sin_consultar sin_decirle sin_avisar sin_ir no_le_digan no_tengo_a no_me_deja no_me_queda no_me_reconoce no_se_lo_digas no_estoy_bromeando hasta_que_no `,
    turn: 'yo y pero porque si cuando entonces el ella que mi ahora por_favor o',
    i: 'yo me mi mis conmigo nos nosotros estoy tengo soy voy quiero he hice puse tome nuestro nuestra llevo acabo puedo pienso tenemos',
    me: 'me mi nos conmigo',
    again:
      'otra_vez de_nuevo siempre cada todos noche anoche hoy ayer volvi vuelvo vuelto desde recaida recai diario veces',
    want: 'quiero quisiera ojala prefiero preferiria necesito deseo gustaria ganas lista listo espero querria querer merezco',
    will: 'voy vamos quiero pienso planeo he_decidido decidi mañana hoy esta_noche lunes viernes sabado domingo martes miercoles jueves cuando tengo_que acabo estoy_por juro serio ganas ya en_cuanto a_punto pensando_en plan va hare',
    intend:
      'quiere va dice dijo amenaza amenazo intento intenta escribio mando piensa habla planea ha_dicho me_ha_dicho trato quiso quería insiste conto avisa avisó confesado confeso admitio reconocido encontro dibujo contado',
    now: `ahora ahorita hoy esta_noche ya_mismo ahora_mismo acaba acabo hace_un_rato hace_media_hora hora horas minutos rato recien sangr* sangre cuchillo pistola arma hacha machete puerta escondid* encerrad* ayuda auxilio socorro mañana puente azotea vias cornisa barandilla delante en_la_mano esta.pegando/golpeando/ahorcando/estrangulando borracho ambulancia 112 911 estrangul* ahorc* ahogando a_punto`,
    filler:
      'como como_se quiero me puedo ayuda de el la las los en sin dolor rapido hoy ahora pensamientos metodos metodo formas forma linea telefono por_favor a un una que hacer se con ~pastillas ~paracetamol mi para quitarme ideas tener hay no si numero',
    fun: `jaja jajaja jajajaja risa risas reir broma ajedrez tenis ping karate boxeo partido juego jugando carrera dentista cuando_vea cuando_sepa si_supiera cuando_se_entere si_llego_tarde aburrimiento café cafe chocolate netflix azucar excel presentacion pelicula novela serie podcast personaje cancion capitulo minecraft fortnite fifa resaca hambre sueño_de calor profe arroz pajaros churro pelando por_la_espalda prefiero_morir_a prefiero_morir_que tecnico tutoria si_no_viene si_el toser tos tosiendo pistola_de_agua aniversario juego_de_cartas jugar_a_las_cartas a_las_cartas cordones web reimos nos_reimos reimos_los`,
    sport:
      'ajedrez tenis karate boxeo partido futbol juego entreno entrenamiento gimnasio gym carrera padel piscina trampolin puenting paracaidas escalada balon pelota judo pesas pecho_con mancuernas juego_de_cartas a_las_cartas a_cartas',
    accident:
      ' cocin* cebolla* pan sin_querer accidente lata papel horno plancha sarten plancha_de jardin gato bici rosas caida pelo flequillo gastos tomate jamon bricolaje verdura paella barbacoa sol pelando dedo afeitandome afeitarme afeitando manualidad tijeras curita seto',
    kitchen:
      'cebolla* afil* cuchillos jamon coleccion curso arregl* repar* constru* pint* madera estante estantes clavo clavos tornillo cuadro regalo comprar compre tienda ferreteria leña carpa mueble cocinar cocinando cocino',
    idiom: `morir.de/por morirme.de/por muero.de/por me_muero.de/por muerto.de muerta.de muerto_de muerta_de me_muero_por muertos_de matar_el_tiempo matar_dos matando_el_tiempo me_mata.el/la/esta/este/de/que/cuando me_mato.a/trabajando/estudiando me_mata_si_se matarme.a/trabajando/estudiando matándome_a me_estan_matando me_esta_matando.el/la/este/esta me_matan.los/las me_mata_el pegar_ojo
      me_pega_mucho me_pego.una_siesta/un_susto/la_risa/el_sol me_pega_el_sol me_pego_la me_corto.el_pelo/el_rollo/un_poco cortarme.el_pelo/un_poco corte_el_pelo corte_la_luz cortarme_las_uñas vivir.en/con/de/sin/aqui/solo/sola/juntos/mejor/tranquilo/tranquila vivir_la_vida tirar_la_toalla tirarme.al_sofa/a_la_piscina/en_la_cama/a_la_bartola me_tiro_en escuadron_suicida tiro_por_la_culata
      pegar_un_salto saltar.de_alegria/la_comba salto_de_alegria al_pie_del_cañon golpe_de_suerte me_golpeó_la me_golpeo_la me_dio_un_infarto casi_me_da_un_infarto infarto.cuando/al/de la_noticia me_toca.a/el/la/hacer/trabajar/pagar/esperar/leer me_toca_ir me_toco_la_loteria tocar_fondo toque_fondo toqué_fondo tocar_la_guitarra le_toca.pagar nos_toca
      con_la_soga_al_cuello soga_al_cuello_con_las mato_por_un mataria_por matar_por_un matar_por lo_mato_si la_mato_si me_ahogo_en ahogado_en ahogada_en se_me_pego me_pego_una/un.pegatina/resfriado/gripe matar_dos dos_pajaros golpeó_fuerte golpeo_fuerte puñalada_por_la_espalda da_patadas bebe_da_patadas por_la_espalda algo_hay_que_morir me_toco_el volvi_al lo/la/los/las.habria/hubiera/hubiese.matado/ahorcado/estrangulado tiro_en_el_pie tiro_al_aire navaja_suiza sudar_sangre sudo_sangre podria_haber_matado podria_matarlo lo_mataba la_mataba los_mataba me_ahoga_con me_ahogan_con me_asfixia_con me_he_roto me_ahorque_con me_rompi me_empujo_a me_empuja_a toca/tocaba/tocan/tocar/toco.la/el/una/un.guitarra/piano/puerta/timbre/violin/bateria sobredosis_de.tareas/trabajo/azucar/cafe/series/reuniones/dulces/chocolate bate/batir.huevos/los_huevos vivir_mas.con/en/aqui/asi/sin vivir_asi pega/pegan/pego/pegar.saltos/brincos/gritos/un_salto/carreras casi_mato se_esta_matando.a/por se_mata.a/trabajando`,
    suicideWord: '~suicidio ~sobredosis',
    settled: `hace..años/decadas años.despues/atras hace_muchos antes_yo cuando_era.niño/niña/pequeño/pequeña/joven/adolescente/chico/chica de.niño/niña/pequeño/pequeña/adolescente en_mi.infancia/juventud/pasado/novela/cuento/guion/epoca en_aquella_epoca en_#year en_el_#year murio..<suicideWord> se_quito_la_vida..en perdi...<suicideWord> <suicideWord>...hace/murio/duelo/prevencion en/de/una/la/esa/esta..novela/pelicula/serie/cancion/libro/documental/telenovela leyendo leo un_libro_sobre viendo_una
 trabajo.de/como/en..enfermera/enfermero/psicologa/psicologo/refugio/hospital/albergue voluntari* taller_de seminario tesis ensayo_sobre mi_abuela_decia soñe sueño_que pesadilla capitulo_# sobreviv* supere superé años_limpio años_sobrio llevo_#_años_sin ya_no_me_corto antes_me_cortaba antes_bebia si_un_amigo te_dice primeros_auxilios pacientes años..sin.beber/alcohol/tomar normas_tiene_el_foro normas_del_foro reglas_del_foro era_violento de_#year a_los_#..intente hoy_tengo_# sobrio_desde cuando_eramos de_cuando_era de_niños de_niñas de_chicos años_sin.una_gota/probar un_curso_de curso_sobre de_chico de_chica en_los_# fue_en_los antiguo_novio en_la_guerra primer.marido/novio/esposo mi_ex_de_joven de_eso_hace la_peli peli_de los_años_ochenta si_alguien_te si_alguien_dice`,
    past: ' año_pasado en_#year resuelto anterior_inquilino ya_paso gane ganamos terminado cerrado hace_muchos_años hace_muchos hace_diez_años peli abri_la_carta abri_las_cartas abrir_las_cartas',
    other: `ella alguien amigo amiga amigos colega hermana hermano hermanito mama madre papa padre hijo hija marido esposo esposa mujer novio novia pareja ex vecino vecina vecinos compañero compañera sobrino sobrina primo prima tio tia abuelo abuela cuñado cuñada suegro suegra padrastro madrastra hijastro jefe bebe niño niña chico chica nieto nieta roomie alumno alumna mi_niño mi_niña señora señor hombre mi_viejo mi_vieja chavo chava pana parcero el_me el_nos el_se el_la el_le el_dice el_esta`,
    partner:
      'marido esposo esposa mujer novio novia pareja ex exmarido exnovio exmujer exnovia conviviente compañero_sentimental prometido concubino viejo chico',
    violent: `ella <partner> papa padre mama madre padrastro madrastra tio abuelo hermano hijo hija padres cuñado suegro suegra vecino vecina compañero jefe nieto sobrino tipo hombre alguien jermu cartel cuñado el_me el_nos el_se el_la el_le el_lo el_dice el_esta el_tiene el_quiere ese_hombre ese_tipo cuidadora cuidador enfermera cuidadoras enfermeras`,
    they: `<violent> tiene esta va ha dice quiere intento viene acaba trajo agarro saco amenazo llego puso pone apunto`,
    overEdge: `pase_la_baranda pasado_la_baranda otro_lado_de_la.baranda/barandilla/valla del_otro_lado_de_la.baranda/barandilla/reja saltado_la_barandilla pies_colgando pies_en_el_vacio piernas_colgando del_lado_de_afuera lado_de_afuera_de afuera_de_la.baranda/barandilla/reja lado_de_fuera parte_de_fuera_de_la`,
    onLedge: `en/sobre/subid*_a/subid*_en.la/el.cornisa/barandilla/baranda/repisa/borde_del_puente/borde_de_la_azotea/borde_del_anden en_el_borde_de.la/una.azotea/terraza/techo cornisa_del en_la_cornisa sentado_en_la_cornisa sentada_en_la_cornisa barandilla_del`,
    gasMeans: `gas_y_la_bolsa tubo_de_escape..manguera/garaje manguera...escape monoxido helio bolsa_y_el_gas llave_del_gas nitrito gas_abierto gas...tape/tapado/selle/sellado/cerre motor..encendido..garaje`,
    ready: `listo listos lista comprado compre tengo garaje decidido preparado`,
    river: `rio mar pantano canal pozo`,
    beam: `viga`,
    counted: `contadas contado`,
    hurtTool: `cuter cutter compas navaja aguja agujas gillette`,
    noAnswer: `no.responde/contesta/reacciona/reaccionan ya_no_contesta ya_no_responde no_se_mueve tieso helada helado fria_fria floja flacida no_reacciona`,
    collapsed: `desplomado desplomada`,
    noKicks: `nada_de_pataditas sin_pataditas no_da_pataditas ni_una_patadita no_patea_desde dejo_de_patear no.siento/noto..bebe no_lo_siento_moverse no_se_ha_movido_desde`,
    monthOf: `de_#_semanas de.dos/tres/cuatro/cinco/seis/siete/ocho/nueve.meses_de_embarazo de_ocho_semanas de_doce_semanas estoy_de..semanas estoy_de..meses meses_de_panza`,
    stabbedMe: `me_ha_apuñalado tengo_un_tajo acaba_de_apuñalar me_apuñalaron me.apuñaló/apuñalo/acuchilló/acuchillo/disparó/disparo me_clavo.un/el/una/la.cuchillo/navaja/tijeras/destornillador/puñal`,
    notStop: `no_paro dije_que_no decia_que_no llorando lloraba`,
    beats: `apalea apalean palazos golpiza golpizas paliza palizas azotes azotan correazos cinturonazos cintarazos golpean a_golpes con_un_cable con_el_cable con_un_palo con_la_chancla saca_el.cinturon/cinto saca_la_correa con_el.cinturon/cinto/palo/cable con_la.correa/chancla/vara/manguera agarra_el_cinturon`,
    minor: `tengo_#age_años tengo.diez/once/doce/trece/catorce/quince tengo_#age`,
    undress: `me_quita_la_ropa quita_la_ropa me_desnuda desnud* me_graba_desnud* me_baja_los_pantalones fotos_de_su desnudo`,
    fasting: `ayuno ayunar ramadan dieta`,
    trash: `a_la_basura al_inodoro al_vater al_water los_tire las_tire tire_las tire_los por_el_vater por_el_inodoro al_tacho al_bote_de_basura`,
    budget: `gastos horas deuda azucar curso`,
    inhaler: `inhalador inhaladores antirretroviral*`,
    forgot: `olvide olvidado desde_la_operacion años`,
    peace: `paz niños regalos cinco_minutos`,
    stabbed: `apuñalo apuñaló apuñalado acuchillo acuchillado balazo le_disparo se_pego_un_tiro se_disparo apuñalar acuchillar puñalada puñaladas cuchillada navajazo machetazo`,
    seizing: `esta_convulsionando esta_convulsionado los_ojos_en_blanco con_sacudidas ojos_volteados`,
    veins: `venas muñecas arteria`,
    diabetic: `diabet* tipo_1`,
    pump: `bomba_de_insulina`,
    dka: `cetona* acetona`,
    broken: `rota averiada robaron descompuso`,
    batters: `pegador golpeador`,
    beatsHer: ` la/le.golpea/patea/maltrata/golpeaba le_pega.a_su/a_mi/cuando/porque/todos/con`,
    splash: `rocio rociar echo tiro tirar lanzo rocio rocío`,
    skin: `hialuronico citrico urico folico reflujo`,
    climbed: `salte_la pase_la cruce_la_barandilla`,
    bang: `golpeo golpearme doy pego golpear estrello cabezazos me_doy_cabezazos golpeo_la_cabeza`,
    menace: `amenaz* apunta apuntando apunto no_sale_nadie nadie_sale nadie_se_va nadie_se_mueve`,
    scrape: `araño clavo rasgo raspo corto pincho corte cortando abri abro arañe pico`,
    enough: `basta_de no_mas se_acabo_el ya_no_mas`,
    number: `#`,
    coldTurkey: `abstinencia el_mono sindrome_de_abstinencia`,
    kin: 'hijo hija hermana hermano niño niña sobrina sobrino novia novio amiga amigo nieta nieto mujer marido madre padre prima primo vecina maestra alumno colega compañero comadre esposa alumna nuera',
    adult: `ella <partner> papa padre mama madre padrastro madrastra tio tia abuelo abuela hermano hermana niñera vecino vecina vecinos maestra maestro profesor profesora entrenador cura monitor monitora cuidadora cuñada cuñado primo alguien padres suegra su_padre el_me el_nos el_se el_la el_le el_lo el_les`,
    kid: `mi/mis/nuestro/nuestra/nuestros/su/sus/el/la/los/las/al/un/una/del..hijo/hija/hijos/hijas/niño/niña/niños/niñas/bebe/nene/nena/hermanito/hermanita/sobrino/sobrina/nieto/nieta/pequeño/pequeña/peque/chiquito/chiquita/crio/crios/hijastro/hijastra/bebita/bebito/guagua/chamaco/chavito mi_hermano mi_hermana niños bebe hermanito hermanita chavos chavitos chamacos chamaco`,
    hurtsKid: `hace..daño...<kid> hizo..daño...<kid> lastima/maltrata/tortura/quema...<kid> hace_daño_a..<kid>`,
    kids: 'se_pelean entre_ellos juguete coche_de_juguete hermanos_se se_pegan',
    sibling: 'hermano hermana hermanito hermanita abuela abuelo madre',
    victim:
      'su_mujer su_esposa su_novia mi_madre mi_mama mi_hermana mama a_la_mujer a_mi_madre a_mi_mama a_mi_hermana a_ella su_pareja a_mama a_su_mujer a_su_esposa mi_amiga mi_abuela abuelo anciano anciana tio discapacitado suegro suegra padre papa',
    people: 'gente personas alguien otros',
    person: `jefe ex padre madre hermano hermana padrastro madrastra vecino vecina compañero compañera profesor profesora maestro marido mujer esposo esposa novio novia pareja casero lo la le les los alguien todos ese esa tipo desgraciado cabron cabrón hijo_de_puta familia cuñado suegro tio supervisor encargado hombre este`,
    killSelf: `me_mato me_matare me.quiero/voy_a/quisiera/pienso/vaya_a/puedo.matar/suicidar/morir/ahorcar/colgar/quitar_la_vida/tirar/envenenar/ahogar ~suicidarme me_suicido me_suicidare ahorcarme me_ahorco me_colgaré colgarme me_cuelgo quitarme.la/mi..vida quitarme_de_en_medio quitarme_del_medio me_quito.la_vida/de_en_medio acabar/acabo/terminar/termino..con.mi_vida/la_vida/todo_esto_y acabar_con_todo poner/poniendo/pongo.fin_a.mi_vida/la_vida/todo
      pegarme_un_tiro me_pego_un_tiro darme_un_tiro me_doy_un_tiro volarme_la_cabeza me_vuelo_la_cabeza envenenarme tirarme.de/por/al/desde/del..balcon/puente/tren/metro/ventana/azotea/edificio/vias/vacio/rio/camion me_tiro.de/por/al/desde/del..balcon/puente/tren/metro/ventana/azotea/edificio/vias/vacio/barranco cortarme_la_yugular desaparecer_para_siempre hacerme_daño_para_siempre irme_de_este_mundo dejar_este_mundo me_voy_de_este_mundo aventarme.al/del/de..metro/puente/tren/balcon/edificio me_aviento.al/del/de irme_por_mi_mano para_morirnos morirnos_juntas me_quito_la_vida quiero/voy_a/pienso/pienso_en/pensando_en/pensar_en/pensado/pensado_en/ganas_de/intente/intento/intentar/quisiera/planeo/planeando/decidi/decidido/deseo_de/deseos/ideas_de/idea_de/para/podria/prefiero/tengo_que/mejor/querer/planes_de/de.~matarme me_voy_a_quitar_la_vida me_quito_del_medio meterme_al_mar piedras_en_los_bolsillos bolsa_en_la_cabeza meto_la_cabeza_en_el_horno me_voy_a_matar me_pego_un_balazo pegarme_un_balazo`,
    killYou: 'suicidarse matarse ~matarme',
    suicidal: 'suicida suicidas ideacion_suicida pensamientos_suicidas',
    suicide: 'suicidio suicidarme suicidarse',
    thinkPlan:
      'pienso pensando pensar penso idea ideas planeo planeando plan intento intente intentar nota carta pensamientos pensar_en',
    wantDie: `<want>..morir/morirme/muerto/muerta/estar_muerto/estar_muerta/matarme me_quiero_morir quiero_morirme ojala_me_muera ojala_me_muriera ojala..muerto/muerta ganas_de.morir/morirme/no_existir quiero.dormir_y_no/dormirme_y_no quiero_desaparecer_del_mundo preferiria_estar_muerto mejor_muerto mejor_muerta estaria_mejor.muerto/muerta no_haber_nacido no_hubiera_nacido dormirme_para_siempre dormir_para_siempre me_gustaria_estar_muerto quiero_dejar_de.existir/vivir quisiera_no_despertar ojala_no_despertara ojala_no_despierte ojala_no_me_despierte prefiero_estar_muert*`,
    noLive: `no_quiero..vivir/seguir/existir/despertar no_quiero..viviendo ya_no_quiero.vivir/seguir_viviendo/existir/despertar/estar_aqui/estar_en_este_mundo cansad*..de_vivir harto/harta..de.vivir/la_vida vida..no..vale/tiene_sentido/merece no_vale_la_pena.vivir/seguir_viviendo la_vida_ya_no no..razon/razones/motivo/motivos/sentido..vivir ninguna_razon..vivir sin_ganas_de_vivir perdi_las_ganas_de_vivir no_tengo_ganas_de_vivir no.despertar/despertarme..mas/nunca/ya/jamas no_despertar nunca_mas_despertar nada_por_lo_que_vivir nada_por_que_vivir no_merece_la_pena_vivir vivir_ya_no para_que_vivir para_que_seguir_viviendo no_amanecer no_quiero_amanecer no_nos_despertaremos no_despertaremos no_llego_a.navidad/fin_de_año/mi_cumpleaños no_voy_a_llegar_a.navidad/fin_de_año no_llegare_a no_quiero_llegar_a no_le_veo_sentido_a.vivir/la_vida/mi_vida no_quiero_estar_en_este_mundo no_quiero_estar_aqui no_quiero_seguir_viviendo no_aguanto_esta_vida dejar_de_existir dejar_de_vivir no_quiero_estar_viv* no_pienso_estar no_despertarme no_quiero_despertarme le_pido_a_dios_no pido_a_dios_no_despertar no_voy_a_estar_viv* no_estare_viv*`,
    theyDie: `quiere.morir/morirse/matarse/suicidarse no_quiere_vivir no_quiere.seguir_viviendo/vivir se_quiere.morir/matar/suicidar ya_no_quiere_vivir mensaje_de_despedida carta_de_despedida nota_de_suicidio se_despidio no_va_a_estar ya_no_estara pensamientos_suicidas ganas_de_morir despidiendose mejor_muerto si_quiere dice_que_si_quiere`,
    killThem: `matarse suicidarse se.va_a/quiere/quiera/iba_a.matar/suicidar/tirar/ahorcar/colgar/quitar se_mata se_suicida ahorcarse colgarse quitarse..la_vida quitarse_la_vida se_tira se_va_a_tirar tirarse.por/de/al/desde pegarse_un_tiro cortarse_las_venas se_corto_las_venas acabar_con_su_vida se_pega_un_tiro ahorca se_ahorca`,
    saved:
      'junte juntando guardado guardadas guarde guardando ahorrando acumulando acumule acumuladas juntado reserva escondidas junté juntar guardo guardandolas las_guardo junto calcetin escondo no_me_las_tomo',
    farewell:
      'carta_de_despedida cartas_de_despedida notas_de_despedida nota_de_suicidio despedirme_de_todos cartas_escritas escribi_las_cartas carta_a_mis_hijos_por adios_a_todos adios_mundo ultima_noche ultimo_mensaje mi_despedida mensaje_de_despedida cuando_lean_esto cuando_leas_esto me_voy_con_ella me_voy_con_el reunirme_con ir_con_ella irme_con_ella irme_con_el ir_con_el reunirse_con irse_con_la_abuela irse_con_el_abuelo irse_con_papa irme_con_papa',
    work: 'trabajo jefe equipo empresa alcohol tabaco compañeros',
    betterDead: `mejor_sin_mi...muert*/morir/dia/fecha/pastillas/soga/matar estarian_mejor..si..muero/muriera valgo_mas_muert* mejor_muert* mejor_si_me_muero`,
    insurance: 'seguro seguro_de_vida poliza',
    die: 'morir morirme morirse muerto muerta matarme muera muero suicidarme letal no_despertar no_estare',
    date: 'fecha dia_elegido elegido_el_dia ya_elegi como_y_cuando el_# el_dia sera_el   ',
    exam: 'examen entrevista boda movil celular bateria',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> pastillas',
    howDie: `morir/morirse/matarme/suicidarme/suicidarse...sin.dolor/sufrir/que_duela/dolor_y indolor rapida..de_morir manera..de_morir forma..de_morir menos_duele cuantas/cuantos/cuanto...<drugName>...morir/matar*/letal/morirme/despertar dosis_letal como_suicidarme como_matarme como_morir`,
    crash:
      'contra.un/una/el/la.arbol/muro/camion/poste/pared/farola/barranco estrellar/estrellarme/estrello..contra lanzar_el_coche tirar_el_coche volantazo un_volantazo soltar_el_volante pilares',
    end: 'acaba acabe acabar fin todo termina se_acabo se_termino',
    rope: 'cuerda soga cinturon_al cinturon_en lazo',
    ropeUse:
      'cuello lista preparada hoy noche compre comprada viga arbol garaje techo colgada atada ya donde nudo maletero cajuela baul llegar_a_los galpon cobertizo puesta esta_puesta patio ya_esta_puesta amarrada colgada_ya',
    boat: 'barco escalada escalar perro columpio saltar tender',
    neck: 'al_cuello en_el_cuello cuello',
    gun: 'pistola escopeta rifle revolver arma fusil fierro',
    gunUse: 'cabeza sien boca acabar cargada esta_noche apretar gatillo morir fin termino conmigo',
    hunt: 'caza agua silicona pelicula museo juguete',
    head: 'cabeza sien boca barbilla',
    jumpTrain: `tirarme/lanzarme/aventarme/echarme/ponerme/arrojarme/saltar..al/a_las/delante_del/debajo_del/frente_al/bajo_el/a_la/en_las..tren/metro/vias/camion/coche/carretera/autobus me..tirar/lanzar/aventar/tiro/lanzo/aviento..al/a_las/delante_del/bajo_el..tren/metro/vias/camion que_me_atropelle`,
    height:
      'puente azotea balcon cornisa tejado barandilla ventana precipicio acantilado viaducto edificio terraza techo risco piso_# ultimo/quinto/octavo/sexto/septimo/noveno/decimo/cuarto/tercer/quinto.piso presa represa torre barranco',
    jump: 'saltar salto tirarme me_tiro lanzarme voy_a_tirar me_lanzo me_suelto soltarme aventarme me_aviento caer me_dejo_caer salte',
    onHeight:
      'en/subido_en/subida_en/sentado_en/sentada_en/sobre/encima.el/la/una/del/de_la..puente/azotea/cornisa/barandilla/balcon/tejado/borde/terraza en_la_barandilla en_el_borde',
    lastly:
      'saltar saltarme tirarme me_tiro solo_quiero adios dejarme_caer soltarme que_pare lanzarme caer perdon hoy_no_voy hace_viento no_puedo_mas',
    onTrack:
      'sentad*..vias parad*..vias tumbad*..vias acostad*..vias esperando..tren..encima estoy/sentad*/parad*/tumbad*/acost*/espero/camino/quedo..en_las_vias estoy/sentad*/parad*/tumbad*/acost*..sobre_las_vias estoy/sentad*/parad*/acost*..en_los_rieles estoy/sentad*..en_la_via_del_tren tumbad*/acostad*/sentad*/parad*..en.la_via/las_vias/el_anden tumbad*_en_la via..del_tren..sentado tumbad*_en_la_via',
    cutSelf: `me.corto/corte/cortaba/estoy_cortando/he_cortado/volvi_a_cortar/vuelvo_a_cortar/rajo/raje/hago_cortes/hice_cortes me..cortando me..cortado cortarme me_hago..cortes me_hice..cortes cortarme..brazos/muslos/piernas me_corto.los/las/en..brazos/muslos/piernas/muñecas me_autolesion* autolesionarme me_volvi_a_cortar me_vuelvo_a_cortar rajarme tajarme me_tajeo me_hago..los.muslos/brazos con_la.cuchilla/navaja/gillette..brazos/muslos/piernas otra_vez_con_la.cuchilla/navaja cuchilla..los_brazos`,
    cut: 'corte cortes cortado',
    selfHarm: 'autolesion* autolesiones autolesionarme autolesiono autolesionado',
    hurtSelf: `me..lastimo/lastime/daño/hago_daño/golpeo/quemo/pego/pellizco/araño hacerme_daño lastimarme me_hago_daño me_hice_daño hago_daño_a_mi_mismo golpearme quemarme castigarme me_doy.puñetazos/golpes/cabezazos me_doy.cabezazos/puñetazos/golpes`,
    purpose:
      'proposito aposta adrede queriendo castigarme no_sentir sentir a_proposito hasta_que_siento hasta_sentir hasta_que_duele baja_la_ansiedad hasta_q_sangro hasta_que_sangro me_baja me_calma alivia hasta_sangrar hasta_que_sale_sangre hasta_sacarme_sangre lo_unico_que_me_calma lo_unico_que_alivia para_sentir_algo',
    burn: 'quemo queme quemarme quema quemando quemado queman quemo',
    burner: 'cigarro* cigarrillo* mechero encendedor plancha colilla cigarros estufa vela',
    limb: 'brazo brazos piernas muñeca muñecas piel muslo muslos mano me pierna',
    self: 'me quemarme',
    wall: 'pared muro puerta suelo',
    blood: 'sangre sangra sangrar moreton chichon sangro',
    cutsThem: `se.corta/corto/esta_cortando/ha_cortado/hace_cortes/hizo_cortes/autolesiona/lastima/quema se_autolesiona cortarse..brazos brazos_cortados se_taja se_hace_cortes hace_cortes`,
    woundsSeen: 'cortes heridas cicatrices cuchillas marcas quemaduras',
    slit: `corte/cortar/corto/cortando/cortarme/cortado/abrir/abri/abierto..las/mis.venas/muñecas me_corte_las_venas las_venas_cortadas abrirme_las_venas corte/cortar/corto/abri/rebane..la/una/mi.muñeca/vena`,
    bleed: 'sangra sangro ~sangrando sangre sangrar profundo muy_hondo desangr* chorro chorros borbotones',
    blade: 'cuchilla cuchillo navaja hoja_de_afeitar bisturi tijeras vidrio cuter gillette',
    wrist: 'muñeca muñecas venas brazo cuello',
    ...ES_CARE,
    ...ES_ACTS,
  },
};
